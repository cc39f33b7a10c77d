-- People: what they log in with is not what they are called; avatars; friends,
-- blocks and invitations.

-- The name to log in with as it was typed; its form is `login`.
ALTER TABLE users ADD COLUMN login_name TEXT;
-- The form of an account's name by its letters, as `shown` is the form of how it
-- looks: no two accounts agree in either.
ALTER TABLE users ADD COLUMN called TEXT;
-- A number that stands for a drawn picture; without one it follows from the id.
ALTER TABLE users ADD COLUMN avatar INTEGER;

UPDATE users SET login_name = name, called = login WHERE login IS NOT NULL;

CREATE UNIQUE INDEX users_by_name ON users (called);

-- Who wants to be whose friend: they are friends when both do.
CREATE TABLE friends (
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    other_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    since INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX friends_by_other ON friends (other_id);

-- Who wants to have nothing to do with whom.
CREATE TABLE blocks (
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    other_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    since INTEGER NOT NULL,
    PRIMARY KEY (user_id, other_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_other ON blocks (other_id);

-- Who was invited by whom to which match.
CREATE TABLE invitations (
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    from_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    sent INTEGER NOT NULL,
    PRIMARY KEY (user_id, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_by_match ON invitations (match_id);
CREATE INDEX invitations_by_sender ON invitations (from_id);

-- Those who deleted their account: their names are taken out of logs as these
-- are read. The ids say nothing of anybody.
CREATE TABLE forgotten (
    user_id TEXT PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Browsers that want to be told what happens while nobody looks, by the
-- credential of each.
CREATE TABLE push (
    credential_id TEXT PRIMARY KEY REFERENCES credentials (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    public_key BLOB NOT NULL,
    secret BLOB NOT NULL,
    language TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_by_endpoint ON push (endpoint);

-- The last turn of which somebody was told, so that each is told once.
CREATE TABLE told (
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    PRIMARY KEY (user_id, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX told_by_match ON told (match_id);
