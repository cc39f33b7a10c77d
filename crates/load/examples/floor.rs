//! What a move's messages alone cost: the frames of Last Rocket's moves over
//! as many WebSockets as `orbite load` opens, with no game, no table and no
//! store behind them.
//!
//! `cargo run --release -p load --example floor -- [TABLES] [SECONDS]`
//!
//! A table is a pair of sockets, served by one task of a process of its own: it
//! reads a command from the seat whose turn it is, answers that seat, and tells
//! the other one. A server that keeps its tables apart and its moves on a disk
//! can't do with less processor time than this.
#![allow(clippy::print_stdout, reason = "a program that reports")]

use futures_util::{SinkExt, StreamExt};
use load::Gauge;
use std::cell::Cell;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::LocalSet;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, accept_async_with_config, client_async_with_config};

/// A typical command of a move.
const COMMAND: &str = r#"{"do":[31,{"act":[33,1,["m14"]]}]}"#;
/// A typical answer to it: it is stored, and this happened.
const ANSWER: &str = concat!(r#"{"ok":[31,34]}"#, "\n", r#"{"step":[34,1,1,"1115e",0]}"#);
/// What the other seat is told, with what it may do now.
const NEWS: &str = r#"{"step":[34,0,1,"1115e",0,"x1,2,3,4,5,7,8,9 x10,1,2,3,5,6"]}"#;
/// How long nothing is counted.
const WARM_UP: Duration = Duration::from_secs(1);
/// What the parent starts the serving process with.
const SERVE: &str = "serve";

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Socket = WebSocketStream<TcpStream>;

fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if(|first| first == SERVE).is_some() {
        return tokio::runtime::Builder::new_multi_thread()
            .enable_all()
            .build()?
            .block_on(serve());
    }
    let tables: u32 = arguments.next().map_or(Ok(500), |text| text.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(8), |text| text.parse())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    LocalSet::new().block_on(&runtime, drive(tables, Duration::from_secs(seconds)))
}

fn small() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(1024)
        .write_buffer_size(0)
}

/// Serves pairs of sockets for ever.
async fn serve() -> Result<(), Failure> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("{}", listener.local_addr()?);
    loop {
        let (first, second) = (admit(&listener).await?, admit(&listener).await?);
        tokio::spawn(async move {
            // The driver has gone when it ends.
            let _ = keep(first, second).await;
        });
    }
}

async fn admit(listener: &TcpListener) -> Result<Socket, Failure> {
    let (stream, _) = listener.accept().await?;
    stream.set_nodelay(true)?;
    Ok(accept_async_with_config(stream, Some(small())).await?)
}

/// Lets both seats move in turn.
async fn keep(mut mover: Socket, mut other: Socket) -> Result<(), Failure> {
    let (answer, news) = (Utf8Bytes::from_static(ANSWER), Utf8Bytes::from_static(NEWS));
    while mover.next().await.transpose()?.is_some() {
        mover.send(Message::Text(answer.clone())).await?;
        other.send(Message::Text(news.clone())).await?;
        std::mem::swap(&mut mover, &mut other);
    }
    Ok(())
}

/// The serving process, which ends with this value.
struct Serving {
    child: Child,
    address: SocketAddr,
}

impl Serving {
    fn start() -> Result<Self, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg(SERVE)
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("it has no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().parse()?;
        Ok(Self { child, address })
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        // Both fail only for one that is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn drive(tables: u32, time: Duration) -> Result<(), Failure> {
    load::room_for_files(u64::from(tables) * 2 + 64)?;
    let serving = Serving::start()?;
    let moves = Rc::new(Cell::new(0_u64));
    for _ in 0..tables {
        let (first, second) = (
            connect(serving.address).await?,
            connect(serving.address).await?,
        );
        tokio::task::spawn_local(play(first, second, Rc::clone(&moves)));
    }
    let gauge = Gauge::new(serving.child.id());
    tokio::time::sleep(WARM_UP).await;
    let (before, cpu_before, begun) = (moves.get(), gauge.cpu_seconds()?, Instant::now());
    tokio::time::sleep(time).await;
    let (count, elapsed) = (moves.get() - before, begun.elapsed().as_secs_f64());
    let cpu = gauge.cpu_seconds()? - cpu_before;
    println!(
        "{tables} tables, {elapsed:.1} s: {:.0} moves/s, {:.0} moves per processor second of \
         the server, {:.1} us of it per move",
        count as f64 / elapsed,
        count as f64 / cpu,
        cpu * 1e6 / count as f64,
    );
    Ok(())
}

async fn connect(address: SocketAddr) -> Result<Socket, Failure> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let request = format!("ws://{address}/");
    let (socket, _) = client_async_with_config(request, stream, Some(small())).await?;
    Ok(socket)
}

/// Both seats of a table, each moving as soon as it may.
async fn play(mut mover: Socket, mut other: Socket, moves: Rc<Cell<u64>>) -> Result<(), Failure> {
    let command = Utf8Bytes::from_static(COMMAND);
    loop {
        mover.send(Message::Text(command.clone())).await?;
        mover.next().await.transpose()?.ok_or("gone")?;
        moves.set(moves.get() + 1);
        other.next().await.transpose()?.ok_or("gone")?;
        std::mem::swap(&mut mover, &mut other);
    }
}
