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
    // A multiplier without a pattern: seats of a table come one after the other
    // and must not all land on the same server.
    let turn = shared.turn.fetch_add(1, Ordering::Relaxed);
    let first = (turn.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33).checked_rem(count)?;
    for step in 0..count {
        // OK because it is below the number of servers.
        let server = servers[((first + step) % count) as usize];
        if let Ok(stream) = TcpStream::connect(server).await {
            return Some((server, stream));
        }
    }
    None
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
