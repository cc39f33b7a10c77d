//! A table server as a process of its own, for tests that kill it:
//! `site ADDRESS DATABASE`.

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().expect("an address and a database");
    let listen = next().parse().expect("an address and a port");
    let Ok(location) = next().parse::<store::Location>();
    e2e::serve(listen, location);
}
