-- What several servers on one database agree on. None of it has to survive a
-- crash of PostgreSQL, after which these tables are empty: nodes say again that
-- they live, and claim again what nobody drives. All times are the database's.

CREATE UNLOGGED TABLE nodes (
    node TEXT COLLATE "C" PRIMARY KEY,
    renewed BIGINT NOT NULL,
    until BIGINT NOT NULL
);

-- Which node sees to the bots, clocks and absences of a match. Without a node it
-- rests until a moment. `alive` says until when its time ran, if it stopped;
-- `deadline` when somebody next has to do something there, as far as its driver
-- said: the last of all bigints for never.
CREATE UNLOGGED TABLE drivers (
    match_id TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C",
    alive BIGINT,
    rests BIGINT,
    deadline BIGINT
);

CREATE INDEX drivers_by_node ON drivers (node);
CREATE INDEX drivers_by_rest ON drivers (rests) WHERE node IS NULL;

-- Who is connected to which node for a match.
CREATE UNLOGGED TABLE attendance (
    match_id TEXT COLLATE "C" NOT NULL,
    node TEXT COLLATE "C" NOT NULL,
    users TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match_id, node)
);

-- Public matches as lists show them; those listed no longer without a summary.
CREATE UNLOGGED TABLE listings (
    match_id TEXT COLLATE "C" PRIMARY KEY,
    made BIGINT NOT NULL,
    summary TEXT COLLATE "C",
    changed BIGINT NOT NULL
);

CREATE INDEX listings_by_change ON listings (changed);
