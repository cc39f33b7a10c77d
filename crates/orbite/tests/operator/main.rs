//! What the operator of a server does, as an operator does it.

mod backup;
mod fairness;
mod languages;
mod matches;
mod moderation;
mod people;
mod played;
mod restore;
mod serve;
mod settings;
mod sizes;
mod test_database;
