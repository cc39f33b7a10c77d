-- What mail tells somebody of a match: 4 is their turn, which is all it told before. Of
-- two things the one with the higher number is told though the other was.
ALTER TABLE turn_mails ADD COLUMN about BIGINT NOT NULL DEFAULT 4;
