-- When servers ran on this database: from when to when at least one lived, as far as it
-- was noted. Unlike what they agree on otherwise, this survives a crash of PostgreSQL:
-- nobody's time passes between two runs. All times are the database's.
CREATE TABLE runs (
    began BIGINT PRIMARY KEY,
    alive BIGINT NOT NULL
);
