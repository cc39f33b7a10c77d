-- Mail addresses of accounts, all of them confirmed.
-- `lookup` is the address as it is compared; `turns` says how
-- often mail tells of turns, `told` when it last did, and `stop` is what a mail's
-- link to unsubscribe ends with: it can do nothing else.
CREATE TABLE mail (
    user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    address TEXT COLLATE "C" NOT NULL,
    lookup TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    confirmed BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    told BIGINT NOT NULL,
    stop TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE INDEX mail_by_lookup ON mail (lookup);

-- Addresses that take the place of those in `mail` once they are confirmed. Nothing is
-- sent there but the link that does it.
CREATE TABLE new_addresses (
    user_id TEXT COLLATE "C" PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    address TEXT COLLATE "C" NOT NULL,
    lookup TEXT COLLATE "C" NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    stop TEXT COLLATE "C" NOT NULL UNIQUE
);

-- Links that were mailed and may be used once, by the hash of their token.
CREATE TABLE mail_links (
    token_hash BYTEA PRIMARY KEY,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose BIGINT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX mail_links_by_user ON mail_links (user_id);

-- Turns that mail tells of, until the user comes back to the match. Who has set
-- `sent` sends it.
CREATE TABLE turn_mails (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    due BIGINT NOT NULL,
    sent BIGINT,
    PRIMARY KEY (user_id, match_id)
);

CREATE INDEX turn_mails_by_match ON turn_mails (match_id);
CREATE INDEX turn_mails_by_due ON turn_mails (due) WHERE sent IS NULL;
