-- When people were or are on vacation, in milliseconds since 1970. Those of a user do
-- not overlap; one that ends early ends when it did.
CREATE TABLE vacations (
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;
