-- What a table's players want to know while they are elsewhere: whose turn it is
-- and until when, as JSON; and a bit for each seat that wants to play again.

ALTER TABLE matches ADD COLUMN standing TEXT COLLATE "C";
ALTER TABLE matches ADD COLUMN wishes BIGINT NOT NULL DEFAULT 0;

-- Who looks after the server from its page.
CREATE TABLE operators (
    user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
);

-- Who may not log in any more.
CREATE TABLE bans (
    user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    reason TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL
);

-- Where new guests are not let in for a while, because of somebody who was banned there:
-- by an operator (an empty place), or by the host of a match.
CREATE TABLE barred_networks (
    place TEXT COLLATE "C" NOT NULL,
    network TEXT COLLATE "C" NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (place, network, user_id)
);

CREATE INDEX barred_networks_by_user ON barred_networks (user_id);

-- What people report of others, with what was said at the table, as JSON.
CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    lines TEXT COLLATE "C" NOT NULL,
    resolved BIGINT,
    resolution TEXT COLLATE "C"
);

CREATE INDEX reports_open ON reports (id) WHERE resolved IS NULL;
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_subject ON reports (subject, resolved);
