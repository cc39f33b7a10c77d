//! Guests at one table can be told apart: by more than capitals and spaces, which the
//! table itself looks at, also where letters only look the same.

use protocol::{Command, SeatChoice, SeatHolder, limits};
use store::look_alike;
use table::{Person, Table};

/// Who takes a seat with this command, with a number behind the name, if somebody else
/// there has one that looks the same. An account has the name that is its own.
pub(super) fn told_apart(table: &dyn Table, person: &Person, command: &Command) -> Option<Person> {
    let takes_seat = matches!(
        command,
        Command::Sit { .. }
            | Command::Fill {
                with: SeatChoice::Me {},
                ..
            }
    );
    if !takes_seat || person.account {
        return None;
    }
    let seats = table.summary().seats;
    let looks_like = |wanted: &str, by_others: bool| {
        let mut holders = seats.iter().map(|seat| &seat.holder);
        holders.any(|holder| {
            matches!(holder, SeatHolder::Person { user, name, .. }
                if !(by_others && *user == person.user) && look_alike(name, wanted))
        })
    };
    if !looks_like(&person.name, true) {
        return None;
    }
    let short: String = person.name.chars().take(limits::NAME_CHARS - 3).collect();
    let mut numbered = (2_u8..).map(|number| format!("{short} {number}"));
    Some(Person {
        name: numbered.find(|name| !looks_like(name, false))?,
        ..person.clone()
    })
}

/// Whether somebody at another seat is called what looks like the name that a seat is to
/// have with this command.
pub(super) fn is_taken(table: &dyn Table, command: &Command) -> bool {
    let Command::Name { seat, name } = command else {
        return false;
    };
    let seats = (0..).map(engine::Seat::new).zip(table.summary().seats);
    let mut others = seats.filter(|(other, _)| other != seat);
    others.any(|(_, state)| {
        matches!(&state.holder, SeatHolder::Person { name: other, .. } if look_alike(other, name))
    })
}
