-- When people were or are on vacation, in milliseconds since 1970. Those of a user do
-- not overlap; one that ends early ends when it did.
CREATE TABLE vacations (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (user_id, since)
);
