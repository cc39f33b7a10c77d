-- Matches, who plays in them, and their logs.

CREATE TABLE matches (
    key BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    code TEXT COLLATE "C" UNIQUE,
    game TEXT COLLATE "C" NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    seats TEXT COLLATE "C" NOT NULL,
    visibility BIGINT NOT NULL,
    status BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);

CREATE INDEX matches_by_status ON matches (status, visibility, created, id);

CREATE TABLE players (
    user_id TEXT COLLATE "C" NOT NULL,
    match_key BIGINT NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    PRIMARY KEY (user_id, match_key)
);

CREATE INDEX players_by_match ON players (match_key);

-- A log, in parts of `count` entries packed into `body`: one part per append.
CREATE TABLE entries (
    match_key BIGINT NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    first BIGINT NOT NULL,
    count BIGINT NOT NULL,
    stored BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (match_key, first)
);

CREATE TABLE settings (
    key TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);
