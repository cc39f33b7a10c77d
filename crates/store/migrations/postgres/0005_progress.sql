-- What users with an account have reached alone, one document each. Its form is the
-- server's business.
CREATE TABLE progress (
    user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    -- Goes up by one with every change: who read an older one writes nothing.
    version BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL
);
