//! The store against real databases: every test that is not about one of them
//! runs on SQLite and on a private PostgreSQL.

mod chores;
mod cluster;
mod crash;
mod home;
mod log;
mod mail;
mod matches;
mod migration;
mod moderation;
mod nodes;
mod outage;
mod people;
mod relations;
mod test_database;
mod vacations;

/// Runs the tests of a module on both databases.
macro_rules! on_both_databases {
    ($($name:ident)*) => {
        mod sqlite {
            use crate::test_database::TestDatabase;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(TestDatabase::sqlite()).await;
            })*
        }

        mod postgres {
            use crate::test_database::TestDatabase;
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(TestDatabase::postgres()).await;
            })*
        }
    };
}
pub(crate) use on_both_databases;
