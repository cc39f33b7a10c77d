-- Mail addresses of accounts, all of them confirmed.
-- `lookup` is the address as it is compared; `turns` says how
-- often mail tells of turns, `told` when it last did, and `stop` is what a mail's
-- link to unsubscribe ends with: it can do nothing else.
CREATE TABLE mail (
    user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    address TEXT NOT NULL,
    lookup TEXT NOT NULL,
    language TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    told INTEGER NOT NULL,
    stop TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_by_lookup ON mail (lookup);

-- Addresses that take the place of those in `mail` once they are confirmed. Nothing is
-- sent there but the link that does it.
CREATE TABLE new_addresses (
    user_id TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    address TEXT NOT NULL,
    lookup TEXT NOT NULL,
    language TEXT NOT NULL,
    stop TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- Links that were mailed and may be used once, by the hash of their token.
CREATE TABLE mail_links (
    token_hash BLOB PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    purpose INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_links_by_user ON mail_links (user_id);

-- Turns that mail tells of, until the user comes back to the match. Who has set
-- `sent` sends it.
CREATE TABLE turn_mails (
    user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    due INTEGER NOT NULL,
    sent INTEGER,
    PRIMARY KEY (user_id, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX turn_mails_by_match ON turn_mails (match_id);
CREATE INDEX turn_mails_by_due ON turn_mails (due) WHERE sent IS NULL;
