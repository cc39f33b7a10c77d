//! What the operator of a server does, as an operator does it.

mod backup;
mod fairness;
mod matches;
mod moderation;
mod people;
mod place;
mod played;
mod restore;
mod serve;
mod settings;
mod sizes;
