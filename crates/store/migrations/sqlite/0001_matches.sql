-- Matches, who plays in them, and their logs.

CREATE TABLE matches (
    -- AUTOINCREMENT: the key of a deleted match is never given to another.
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    code TEXT UNIQUE,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    visibility INTEGER NOT NULL,
    status INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL
) STRICT;

CREATE INDEX matches_by_status ON matches (status, visibility, created, id);

CREATE TABLE players (
    user_id TEXT NOT NULL,
    match_key INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    PRIMARY KEY (user_id, match_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_match ON players (match_key);

-- Entries arrive here, all appends of a commit packed into one row, and are
-- settled in the table `entries` many commits at a time: what has to be synced
-- before an answer stays small, however many tables are playing.
CREATE TABLE arrivals (
    number INTEGER PRIMARY KEY,
    stored INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT;

-- A log, in parts of `count` entries packed into `body`.
CREATE TABLE entries (
    match_key INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
    first INTEGER NOT NULL,
    count INTEGER NOT NULL,
    stored INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (match_key, first)
) STRICT;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
