-- What users with an account have reached alone, one document each. Its form is the
-- server's business.
CREATE TABLE progress (
    user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    -- Goes up by one with every change: who read an older one writes nothing.
    version INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
