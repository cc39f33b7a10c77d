//! Networks from which no new guests come in for a while: somebody was banned there.

use crate::connection::select_first;
use crate::store::statement;
use crate::{Result, Store, Timestamp};

/// Where somebody was banned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarredFrom<'a> {
    /// From the server, by an operator.
    Server,
    /// From a match, by its host.
    Match(&'a str),
}

impl<'a> BarredFrom<'a> {
    fn place(self) -> &'a str {
        match self {
            Self::Server => "",
            Self::Match(id) => id,
        }
    }
}

impl Store {
    /// Notes that somebody who is banned is at this network: until then no new guests
    /// come in from there. What is over is deleted.
    pub async fn bar_network(
        &self,
        from: BarredFrom<'_>,
        network: &str,
        user_id: &str,
        at: Timestamp,
        until: Timestamp,
    ) -> Result<()> {
        let bar = statement(
            "INSERT INTO barred_networks (place, network, user_id, at, until)
             SELECT $1, $2, id, $3, $4 FROM users WHERE id = $5
             ON CONFLICT (place, network, user_id) DO UPDATE SET until = $4",
            [
                from.place().into(),
                network.into(),
                at.into(),
                until.into(),
                user_id.into(),
            ],
        );
        self.write_beside_logs(bar).await?;
        self.forget_barred_networks(at).await
    }

    /// Deletes what is over.
    pub async fn forget_barred_networks(&self, now: Timestamp) -> Result<()> {
        let sql = "DELETE FROM barred_networks WHERE until <= $1";
        let forget = statement(sql, [now.into()]);
        self.write_beside_logs(forget).await.map(drop)
    }

    /// Whether new guests from a network are not let in.
    pub async fn is_barred(
        &self,
        from: BarredFrom<'_>,
        network: &str,
        now: Timestamp,
    ) -> Result<bool> {
        let (place, network) = (from.place().to_owned(), network.to_owned());
        let found = self.read(move |connection| {
            select_first::<String>(
                connection,
                "SELECT user_id FROM barred_networks
                 WHERE place = $1 AND network = $2 AND until > $3 LIMIT 1",
                &[(&place).into(), (&network).into(), now.into()],
            )
        });
        Ok(found.await?.is_some())
    }

    /// Whether somebody is a guest who came from such a network after it was barred.
    pub async fn is_barred_guest(
        &self,
        from: BarredFrom<'_>,
        network: &str,
        user_id: &str,
        now: Timestamp,
    ) -> Result<bool> {
        let (place, network) = (from.place().to_owned(), network.to_owned());
        let user_id = user_id.to_owned();
        let found = self.read(move |connection| {
            select_first::<String>(
                connection,
                "SELECT users.id FROM barred_networks, users
                 WHERE place = $1 AND network = $2 AND until > $3 AND users.id = $4
                 AND password_hash IS NULL AND created >= at LIMIT 1",
                &[
                    (&place).into(),
                    (&network).into(),
                    now.into(),
                    (&user_id).into(),
                ],
            )
        });
        Ok(found.await?.is_some())
    }
}
