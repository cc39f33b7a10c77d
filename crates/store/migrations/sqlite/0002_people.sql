-- Users, their credentials, and what they achieved.

CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in two forms that are the same for names which look the same, by
    -- its letters and as it is shown; only accounts have them, guests may share
    -- a name.
    login TEXT UNIQUE,
    shown TEXT UNIQUE,
    password_hash TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    CHECK ((login IS NULL) = (password_hash IS NULL) AND (login IS NULL) = (shown IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX users_by_age ON users (created, id);

CREATE TABLE credentials (
    id TEXT PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    kind INTEGER NOT NULL,
    label TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    revoked INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX credentials_by_user ON credentials (user_id, created);
-- For deleting what was revoked, or not used, long ago.
CREATE INDEX credentials_by_end ON credentials (revoked) WHERE revoked IS NOT NULL;
CREATE INDEX credentials_by_use ON credentials (seen);

-- Results outlive their match: retention may delete a log, not a history.
CREATE TABLE results (
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    user_id TEXT,
    game TEXT NOT NULL,
    place INTEGER NOT NULL,
    points INTEGER NOT NULL,
    -- 1 if chance was taken back without consent, which is counted apart.
    counting INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user_id, finished, match_id);
