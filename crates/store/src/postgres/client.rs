//! A client that blocks its thread, and no longer than it may.

use super::tls::Tls;
use super::trouble::trouble;
use crate::{Result, StoreError};
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client as AsyncClient, Config, Error, NoTls, Row, Statement};

/// What reads answers and writes questions, driven while somebody waits.
type Driver = Pin<Box<dyn Future<Output = Result<(), Error>> + Send>>;

/// A connection that is given up when an answer takes longer than the deadline:
/// a stopped process or a stalled disk at the other end tells nobody.
pub(super) struct Client {
    runtime: Runtime,
    inner: AsyncClient,
    /// `None` once the connection has ended.
    driver: Option<Driver>,
    deadline: Option<Duration>,
}

impl Client {
    /// Connects within the deadline; without one, it waits as long as it takes.
    pub(super) fn connect(config: &Config, tls: &Tls, deadline: Option<Duration>) -> Result<Self> {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let connected = runtime.block_on(within(deadline, async {
            Ok::<_, Error>(match tls.connector() {
                Some(tls) => {
                    let (inner, driver) = config.connect(tls).await?;
                    (inner, Box::pin(driver) as Driver)
                }
                None => {
                    let (inner, driver) = config.connect(NoTls).await?;
                    (inner, Box::pin(driver) as Driver)
                }
            })
        }));
        // Without a connection nothing works, whatever the reason.
        let (inner, driver) = told(connected, deadline).map_err(|error| match error {
            StoreError::Fault(text) => StoreError::Unavailable(text),
            other => other,
        })?;
        Ok(Self {
            runtime,
            inner,
            driver: Some(driver),
            deadline,
        })
    }

    pub(super) fn prepare(&mut self, sql: &str) -> Result<Statement> {
        self.wait(async |client| client.prepare(sql).await)
    }

    pub(super) fn execute(
        &mut self,
        statement: &Statement,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<u64> {
        self.wait(async |client| client.execute(statement, values).await)
    }

    pub(super) fn query(
        &mut self,
        statement: &Statement,
        values: &[&(dyn ToSql + Sync)],
    ) -> Result<Vec<Row>> {
        self.wait(async |client| client.query(statement, values).await)
    }

    pub(super) fn batch_execute(&mut self, sql: &str) -> Result<()> {
        self.wait(async |client| client.batch_execute(sql).await)
    }

    /// Asks and waits for the answer, but not beyond the deadline. After that
    /// the connection is useless: an answer may still come, to anything.
    fn wait<T>(&mut self, ask: impl AsyncFnOnce(&AsyncClient) -> Result<T, Error>) -> Result<T> {
        let Self {
            runtime,
            inner,
            driver,
            deadline,
        } = self;
        let answer = runtime.block_on(within(*deadline, async {
            let mut answer = pin!(ask(inner));
            poll_fn(|context| {
                if let Some(running) = driver
                    && let Poll::Ready(ended) = running.as_mut().poll(context)
                {
                    *driver = None;
                    // It knows better than the question why there is no answer.
                    ended?;
                }
                answer.as_mut().poll(context)
            })
            .await
        }));
        if answer.is_none() {
            self.driver = None;
        }
        told(answer, self.deadline)
    }
}

/// What comes within the deadline.
async fn within<T>(deadline: Option<Duration>, answer: impl Future<Output = T>) -> Option<T> {
    match deadline {
        Some(longest) => tokio::time::timeout(longest, answer).await.ok(),
        None => Some(answer.await),
    }
}

/// What came, or did not, in the store's own words.
fn told<T>(answer: Option<Result<T, Error>>, deadline: Option<Duration>) -> Result<T> {
    match answer {
        Some(answer) => answer.map_err(|error| trouble(&error)),
        None => Err(StoreError::Unavailable(format!(
            "no answer within {:?}",
            deadline.unwrap_or_default()
        ))),
    }
}
