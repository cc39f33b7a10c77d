//! The page in a real browser, end to end.
//!
//! One binary, so that one browser serves all of it.

/// A test for each game, with the `whole_game` of the module.
macro_rules! whole_games {
    ($($name:ident($game:literal, $how:expr);)+) => {
        $(#[test]
        fn $name() {
            whole_game($game, $how);
        })+
    };
}

mod blind;
mod celestial;
mod characters;
mod evening;
mod first_visit;
mod games;
mod harness;
mod home;
mod keeping;
mod languages;
mod lessons;
mod navigation;
mod newcomer;
mod online;
mod online_absence;
mod online_after;
mod online_chance;
mod online_connection;
mod online_friends;
mod online_home;
mod online_host;
mod online_invitation;
mod online_languages;
mod online_mail;
mod online_newcomer;
mod online_operator;
mod online_pages;
mod online_people;
mod online_room;
mod online_turns;
mod online_vacation;
mod online_wall;
mod pages;
mod parts;
mod phone;
mod safety;
mod shared_device;
/// A mail server, as the server's own tests have it.
#[allow(dead_code, reason = "they ask more of it")]
#[path = "../../../server/tests/tables/smtp.rs"]
mod smtp;
mod spoken_to;
mod table;
mod teaching;
mod telling;
