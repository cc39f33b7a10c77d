//! The client's connection on a `WebSocket` and a timer of the browser.

mod socket;

use crate::dom;
use client::{Config, Connection, Effect, Event, Millis, SocketId};
use dice::Dice;
use gloo_timers::callback::Timeout;
use leptos::prelude::{WindowListenerHandle, window_event_listener};
use protocol::Command;
use socket::{Signal, Socket};
use std::cell::RefCell;
use std::rc::Rc;

/// A connection to the server the page came from, until it is dropped.
pub(crate) struct ServerConnection {
    inner: Rc<Inner>,
    /// What tells that the network has gone or is back.
    network: Option<[WindowListenerHandle; 2]>,
}

struct Inner {
    connection: RefCell<Connection<Dice>>,
    tell: Box<dyn Fn(Event)>,
    socket: RefCell<Option<Socket>>,
    timer: RefCell<Option<Timeout>>,
}

impl ServerConnection {
    /// Connects, and tells what happens.
    pub(crate) fn open(config: Config, tell: impl Fn(Event) + 'static) -> Self {
        let random = Dice::new(dom::entropy());
        let inner = Rc::new(Inner {
            connection: RefCell::new(Connection::open(config, random, dom::now())),
            tell: Box::new(tell),
            socket: RefCell::default(),
            timer: RefCell::default(),
        });
        inner.carry_out();
        // The browser knows sooner than a socket on which nothing comes.
        let hear = |network: fn(&mut Connection<Dice>, Millis)| {
            let weak = Rc::downgrade(&inner);
            move || {
                if let Some(inner) = weak.upgrade() {
                    inner.with(network);
                }
            }
        };
        let (lost, back) = (hear(Connection::network_lost), hear(Connection::nudge));
        let network = Some([
            window_event_listener(leptos::ev::offline, move |_| lost()),
            window_event_listener(leptos::ev::online, move |_| back()),
        ]);
        Self { inner, network }
    }

    /// Sends a command, as often as it takes to get an answer.
    pub(crate) fn command(&self, command: Command) {
        self.inner
            .with(|connection, now| connection.command(command, now));
    }

    /// The page is looked at.
    pub(crate) fn look(&self) {
        self.inner.with(Connection::look);
    }

    /// The page is out of sight, where nothing happens that is over within a minute.
    pub(crate) fn look_away(&self) {
        self.inner.with(Connection::look_away);
    }
}

impl Drop for ServerConnection {
    fn drop(&mut self) {
        for listener in self.network.take().into_iter().flatten() {
            listener.remove();
        }
    }
}

impl Inner {
    fn with(self: &Rc<Self>, what: impl FnOnce(&mut Connection<Dice>, Millis)) {
        what(&mut self.connection.borrow_mut(), dom::now());
        self.carry_out();
    }

    fn carry_out(self: &Rc<Self>) {
        loop {
            // Not borrowed while it is carried out: that may lead back here.
            let effect = self.connection.borrow_mut().poll();
            match effect {
                Some(Effect::Open(id)) => self.open(id),
                Some(Effect::Send(_, frame)) => {
                    if let Some(socket) = &*self.socket.borrow() {
                        socket.send(&frame);
                    }
                }
                Some(Effect::Close) => drop(self.socket.take()),
                Some(Effect::Tell(event)) => (self.tell)(event),
                None => break,
            }
        }
        self.set_timer();
    }

    fn open(self: &Rc<Self>, id: SocketId) {
        self.socket.take();
        let weak = Rc::downgrade(self);
        let opened = Socket::open(move |signal| {
            let Some(inner) = weak.upgrade() else { return };
            inner.with(|connection, now| match signal {
                Signal::Open => connection.socket_opened(id, now),
                Signal::Text(text) => connection.socket_received(id, &text, now),
                Signal::Closed => connection.socket_closed(id, now),
            });
        });
        match opened {
            Ok(socket) => drop(self.socket.replace(Some(socket))),
            Err(_) => self.connection.borrow_mut().socket_closed(id, dom::now()),
        }
    }

    fn set_timer(self: &Rc<Self>) {
        let deadline = self.connection.borrow().deadline();
        let timer = deadline.map(|at| {
            let weak = Rc::downgrade(self);
            let rest = u32::try_from(at.saturating_sub(dom::now())).unwrap_or(u32::MAX);
            Timeout::new(rest, move || {
                if let Some(inner) = weak.upgrade() {
                    inner.with(Connection::tick);
                }
            })
        });
        self.timer.replace(timer);
    }
}
