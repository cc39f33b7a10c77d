//! Servers of our own behind a balancer, to be killed and started again.

use crate::{Balancer, LoadError, Loopback, ServerProcess};
use std::path::PathBuf;
use std::time::Instant;

/// How a node is started.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeSetup {
    /// Where it finds the database.
    pub database: PathBuf,
    /// The settings of `orbite serve`.
    pub settings: Vec<String>,
}

/// Nodes behind a balancer. They end with this value.
#[derive(Debug)]
pub struct Nodes {
    program: PathBuf,
    setups: Vec<NodeSetup>,
    /// `None` while one is down.
    running: Vec<Option<ServerProcess>>,
    balancer: Balancer,
    troubles: Vec<Instant>,
}

impl Nodes {
    /// Starts a node of a program for each of these setups.
    pub async fn start(program: PathBuf, setups: Vec<NodeSetup>) -> Result<Self, LoadError> {
        let mut nodes = Self {
            program,
            running: setups.iter().map(|_| None).collect(),
            setups,
            balancer: Balancer::start().await?,
            troubles: Vec::new(),
        };
        for index in 0..nodes.setups.len() {
            nodes.start_node(index).await?;
        }
        Ok(nodes)
    }

    /// How many there are, those that are down included.
    pub fn count(&self) -> usize {
        self.setups.len()
    }

    /// Where all of them are found.
    pub fn address(&self) -> Loopback {
        self.balancer.address()
    }

    /// What stands before them.
    pub fn balancer(&self) -> &Balancer {
        &self.balancer
    }

    /// A node, unless it is down.
    pub fn node(&self, index: usize) -> Option<&ServerProcess> {
        self.running.get(index)?.as_ref()
    }

    /// Starts a node that is down.
    pub async fn start_node(&mut self, index: usize) -> Result<(), LoadError> {
        let Some(NodeSetup { database, settings }) = self.setups.get(index).cloned() else {
            return Ok(());
        };
        let program = self.program.clone();
        let starting = tokio::task::spawn_blocking(move || {
            let settings: Vec<&str> = settings.iter().map(String::as_str).collect();
            ServerProcess::start_with(&program, &database, 0, &settings)
        });
        let started = starting.await.map_err(|_| LoadError::Gone)??;
        if let Some(node) = self.running.get_mut(index) {
            *node = Some(started);
        }
        self.balance();
        Ok(())
    }

    /// Ends a node as hard as the system can.
    pub fn kill(&mut self, index: usize) {
        if let Some(node) = self.take(index) {
            node.kill();
        }
    }

    /// Ends a node in good order.
    pub async fn terminate(&mut self, index: usize) -> Result<(), LoadError> {
        if let Some(node) = self.take(index) {
            let ended = tokio::task::spawn_blocking(move || node.terminate());
            ended.await.map_err(|_| LoadError::Gone)?;
        }
        Ok(())
    }

    /// Notes that something goes wrong now.
    pub fn note_trouble(&mut self) {
        self.troubles.push(Instant::now());
    }

    /// When something went wrong on purpose.
    pub fn troubles(&self) -> &[Instant] {
        &self.troubles
    }

    /// A node that is about to end: nobody comes to it any more.
    fn take(&mut self, index: usize) -> Option<ServerProcess> {
        let node = self.running.get_mut(index)?.take()?;
        self.balance();
        self.note_trouble();
        Some(node)
    }

    fn balance(&self) {
        let running = self.running.iter().flatten();
        let addresses = running.map(|node| node.address().socket());
        self.balancer.set_servers(addresses);
    }
}
