//! A small TCP balancer: each connection goes to any of the servers behind it
//! that answers. For tests and load runs on this machine.

use crate::Loopback;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;

/// A balancer, which ends with this value and with it all connections through
/// it.
#[derive(Debug)]
pub struct Balancer {
    address: Loopback,
    shared: Arc<Shared>,
    taking: AbortHandle,
}

#[derive(Debug, Default)]
struct Shared {
    servers: Mutex<Vec<SocketAddr>>,
    through: Mutex<Vec<(SocketAddr, AbortHandle)>>,
    turn: AtomicU64,
}

impl Balancer {
    /// Starts one at a free port of this machine, in the runtime of the caller,
    /// with no server behind it yet.
    pub async fn start() -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = Loopback::try_from(listener.local_addr()?).map_err(io::Error::other)?;
        let shared = Arc::new(Shared::default());
        let taking = tokio::spawn(take(listener, Arc::clone(&shared)));
        Ok(Self {
            address,
            shared,
            taking: taking.abort_handle(),
        })
    }

    /// Where it listens.
    pub fn address(&self) -> Loopback {
        self.address
    }

    /// Sends connections to these servers from now on; those that are open stay.
    pub fn set_servers(&self, servers: impl IntoIterator<Item = SocketAddr>) {
        *lock(&self.shared.servers) = servers.into_iter().collect();
    }

    /// Cuts every connection through it.
    pub fn cut(&self) {
        for (_, connection) in lock(&self.shared.through).drain(..) {
            connection.abort();
        }
    }

    /// Cuts every connection to one server.
    pub fn cut_from(&self, server: SocketAddr) {
        lock(&self.shared.through).retain(|(to, connection)| {
            let stays = *to != server;
            if !stays {
                connection.abort();
            }
            stays
        });
    }
}

impl Drop for Balancer {
    fn drop(&mut self) {
        self.taking.abort();
        self.cut();
    }
}

async fn take(listener: TcpListener, shared: Arc<Shared>) {
    loop {
        let Ok((client, _)) = listener.accept().await else {
            continue;
        };
        let Some((to, server)) = connect(&shared).await else {
            // Nobody is there: the client is hung up on, and tries again.
            continue;
        };
        let passing = tokio::spawn(async move {
            let (mut client, mut server) = (client, server);
            // Small messages must not wait for others.
            let _ = (client.set_nodelay(true), server.set_nodelay(true));
            let _ = tokio::io::copy_bidirectional(&mut client, &mut server).await;
        });
        let mut through = lock(&shared.through);
        through.retain(|(_, connection)| !connection.is_finished());
        through.push((to, passing.abort_handle()));
    }
}

/// Connects to any server that answers.
async fn connect(shared: &Shared) -> Option<(SocketAddr, TcpStream)> {
    let servers = lock(&shared.servers).clone();
    let count = servers.len() as u64;
    let turn = shared.turn.fetch_add(1, Ordering::Relaxed);
    let first = mixed(turn).checked_rem(count)?;
    for step in 0..count {
        // OK because it is below the number of servers.
        let server = servers[((first + step) % count) as usize];
        if let Ok(stream) = TcpStream::connect(server).await {
            return Some((server, stream));
        }
    }
    None
}

/// A number that shows nothing of another: seats of a table connect one after the other, and
/// at which servers they are must follow from nothing. (The last steps of SplitMix64.)
fn mixed(turn: u64) -> u64 {
    let turn = turn.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let turn = (turn ^ (turn >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let turn = (turn ^ (turn >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    turn ^ (turn >> 31)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_meet_at_a_server_as_often_as_by_chance() {
        for servers in 2..=5 {
            for apart in 1..=6 {
                let meets = |turn: &u64| mixed(*turn) % servers == mixed(*turn + apart) % servers;
                let met = (0..10_000).filter(meets).count() as f64 / 10_000.0;
                let chance = 1.0 / servers as f64;
                assert!(
                    (met - chance).abs() < 0.02,
                    "{servers}, {apart} apart: {met}"
                );
            }
        }
    }
}
