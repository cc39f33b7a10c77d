-- The connection over which a node said that it lives: when PostgreSQL has none
-- such any more, the node has ended, and nobody waits for its lease to run out.
-- And the protocol that the node speaks: only the newest claim.

ALTER TABLE nodes ADD COLUMN backend BIGINT;
ALTER TABLE nodes ADD COLUMN protocol BIGINT NOT NULL DEFAULT 0;
