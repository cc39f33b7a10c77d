-- What a table's players want to know while they are elsewhere: whose turn it is
-- and until when, as JSON; and a bit for each seat that wants to play again.

ALTER TABLE matches ADD COLUMN standing TEXT;
ALTER TABLE matches ADD COLUMN wishes INTEGER NOT NULL DEFAULT 0;

-- Who looks after the server from its page.
CREATE TABLE operators (
    user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Who may not log in any more.
CREATE TABLE bans (
    user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where new guests are not let in for a while, because of somebody who was banned there:
-- by an operator (an empty place), or by the host of a match.
CREATE TABLE barred_networks (
    place TEXT NOT NULL,
    network TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (place, network, user_id)
) STRICT;

CREATE INDEX barred_networks_by_user ON barred_networks (user_id);

-- What people report of others, with what was said at the table, as JSON.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    subject TEXT NOT NULL,
    match_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    text TEXT NOT NULL,
    lines TEXT NOT NULL,
    resolved INTEGER,
    resolution TEXT
) STRICT;

CREATE INDEX reports_open ON reports (id) WHERE resolved IS NULL;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_subject ON reports (subject, resolved);
