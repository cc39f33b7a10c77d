//! Tables as people and programs meet them: a whole server, over real sockets.

mod client;
mod site;

mod answers;
mod games;
mod inviting;
mod outages;
mod programs;
mod returning;
mod secrets;
mod talking;
mod time;
mod unwelcome;
mod worlds;
