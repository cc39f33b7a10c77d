//! Tables as people and programs meet them: a whole server, over real sockets.

mod client;
/// A private PostgreSQL, as the store's own tests have it.
#[path = "../../../store/tests/store/cluster.rs"]
mod cluster;
#[path = "../running/mod.rs"]
mod running;
mod site;
mod smtp;

mod answers;
mod bans;
mod bounds;
mod fairness;
mod full;
mod games;
mod home;
mod hosting;
mod inviting;
mod mail;
mod operating;
mod outages;
mod patience;
mod people;
mod programs;
mod push;
mod returning;
mod schemas;
mod secrets;
mod talking;
mod time;
mod twins;
mod unwelcome;
mod vacations;
mod worlds;

/// Runs tests of a module on both databases.
macro_rules! on_both_databases {
    ($($name:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::site::Site::open().await).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(crate::site::Site::on_postgres().await).await;
            })*
        }
    };
}
pub(crate) use on_both_databases;
