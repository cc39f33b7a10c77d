-- Users, their credentials, and what they achieved.

CREATE TABLE users (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    -- The name in two forms that are the same for names which look the same, by
    -- its letters and as it is shown; only accounts have them, guests may share
    -- a name.
    login TEXT COLLATE "C" UNIQUE,
    shown TEXT COLLATE "C" UNIQUE,
    password_hash TEXT COLLATE "C",
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    CHECK ((login IS NULL) = (password_hash IS NULL) AND (login IS NULL) = (shown IS NULL))
);

CREATE INDEX users_by_age ON users (created, id);

CREATE TABLE credentials (
    id TEXT COLLATE "C" PRIMARY KEY,
    token_hash BYTEA NOT NULL UNIQUE,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind BIGINT NOT NULL,
    label TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    revoked BIGINT
);

CREATE INDEX credentials_by_user ON credentials (user_id, created);
-- For deleting what was revoked, or not used, long ago.
CREATE INDEX credentials_by_end ON credentials (revoked) WHERE revoked IS NOT NULL;
CREATE INDEX credentials_by_use ON credentials (seen);

-- Results outlive their match: retention may delete a log, not a history.
CREATE TABLE results (
    match_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    user_id TEXT COLLATE "C",
    game TEXT COLLATE "C" NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    -- 1 if chance was taken back without consent, which is counted apart.
    counting BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE INDEX results_by_user ON results (user_id, finished, match_id);
