//! What everybody at the table should know now: the connection, questions,
//! a bot on one's seat.

use super::absence::AbsentLine;
use super::chat::ChatHerald;
use super::hosting::Kicked;
use super::table::{Absent, ConnectionStatus, OnlineTable};
use crate::dom;
use crate::settings::{self, settings};
use crate::text::{Localize, Text, say};
use board_kit::signals::Memo;
use engine::Seat;
use leptos::prelude::*;
use protocol::{
    Command, Proposal, ProposalKind, Reply, SeatControl, SeatHolder, Settlement, Stage,
};
use text::together;

/// All of it, above the board.
#[component]
pub(crate) fn Banners(table: OnlineTable) -> impl IntoView {
    view! {
        <div class="banners">
            <ConnectionLine table />
            <div role="alert">
                {move || table.is_contradicted().then(|| view! {
                    <p class="banner trouble" data-testid="contradicted">{Text::ChanceContradicted.shown()}</p>
                })}
                {move || table.restored_notice().map(|text| view! {
                    <p class="banner" data-testid="restored">{text.shown()}</p>
                })}
                {move || table.notice.get().map(|text| view! {
                    <p class="banner" data-testid="table-notice">
                        <span>{text.shown()}</span>
                        <button class="quiet" on:click=move |_| table.notice.set(None)>{Text::Close.shown()}</button>
                    </p>
                })}
            </div>
            <div aria-live="polite">
                <Kicked table />
                <AbsentLine table />
                <Trusted table />
                <Consent table />
                <Asked table />
                <Settled table />
            </div>
        </div>
        <ChatHerald table />
    }
}

/// Says calmly that the server is away.
#[component]
pub(crate) fn ConnectionLine(table: OnlineTable) -> impl IntoView {
    let text = Memo::new(move |_| match table.connection.get() {
        ConnectionStatus::Away => Some(Text::TryingAgain),
        ConnectionStatus::Unavailable => Some(Text::StorageUnavailable),
        ConnectionStatus::Coming | ConnectionStatus::Here => None,
    });
    view! {
        <div role="status">
            {move || text.get().map(|text| view! {
                <p class="banner away" data-testid="connection">{text.get()}</p>
            })}
        </div>
    }
}

/// What a seat is called. Tracks.
pub(crate) fn name_of(table: OnlineTable, seat: Seat) -> String {
    let info = table.seat(seat);
    match info.map(|info| info.holder) {
        Some(SeatHolder::Person { name, .. }) if name.is_empty() => {
            together::Text::DeletedPlayer.get().to_owned()
        }
        Some(SeatHolder::Person { name, .. }) => name,
        _ => say::seat_number(settings::language(), seat.index() + 1),
    }
}

/// A bot plays for the person: take the seat back.
#[component]
fn Trusted(table: OnlineTable) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let playing = table.stage.get() == Stage::Playing;
        if playing {
            table.in_trust()
        } else {
            engine::SeatSet::EMPTY
        }
    });
    move || {
        seats
            .get()
            .iter()
            .map(|seat| {
                let control = table.seat(seat).map(|info| info.control);
                let why = match control {
                    Some(SeatControl::OutOfTime) => Text::OutOfTime,
                    Some(SeatControl::Away) => Text::WereAway,
                    _ => Text::YouLeft,
                };
                // Without time for this turn, the bot plays it first, if others wait.
                let is_waiting = move || {
                    table.absent.with(|absent| {
                        absent.is_some_and(|absent| absent.seat == seat && absent.due.is_none())
                    })
                };
                let is_too_late = move || {
                    let is_due = |absent: &Option<Absent>| {
                        let due = absent
                            .filter(|absent| absent.seat == seat)
                            .and_then(|it| it.due);
                        due.is_some_and(|due| due <= dom::uptime())
                    };
                    control == Some(SeatControl::OutOfTime) && table.absent.with(is_due)
                };
                let note = move || match control {
                    Some(SeatControl::Left) => Text::BotPlaysForYou.get(),
                    _ if is_waiting() => together::Text::GameWaitsForYou.get(),
                    _ => together::Text::MoveToReturn.get(),
                };
                view! {
                    <p class="banner">
                        <span>{move || why.get()} " " {note}</span>
                        <button
                            class="primary"
                            data-testid="reclaim"
                            disabled=is_too_late
                            on:click=move |_| table.command(Command::Resume { seat })
                        >
                            {Text::TakeSeatBack.shown()}
                        </button>
                    </p>
                }
            })
            .collect_view()
    }
}

/// Taking back needs the others: ask them?
#[component]
fn Consent(table: OnlineTable) -> impl IntoView {
    move || {
        table.consent.get().map(|seat| {
            view! {
                <p class="banner">
                    <span>{Text::NeedsConsent.shown()}</span>
                    <button class="primary" data-testid="ask-undo" on:click=move |_| table.propose(seat, ProposalKind::Undo)>
                        {Text::AskOthers.shown()}
                    </button>
                    <button class="quiet" on:click=move |_| table.consent.set(None)>{Text::Close.shown()}</button>
                </p>
            }
        })
    }
}

/// What somebody asks, and who has not answered yet.
#[component]
fn Asked(table: OnlineTable) -> impl IntoView {
    move || {
        let Proposal {
            by,
            kind: matter,
            waiting,
        } = table.proposal.get()?;
        let mine = table.mine();
        let asks = move |name: String| match matter {
            ProposalKind::Undo => say::asks_undo(settings::language(), name),
            ProposalKind::Draw => say::asks_draw(settings::language(), name),
        };
        let answers = mine.iter().filter(|seat| waiting.contains(*seat)).map(|seat| {
            let several = mine.len() > 1;
            view! {
                <span class="actions">
                    {several.then(|| name_of(table, seat))}
                    <button class="primary" data-testid="agree" on:click=move |_| table.reply(seat, Reply::Agree)>
                        {Text::Agree.shown()}
                    </button>
                    <button class="quiet" data-testid="decline" on:click=move |_| table.reply(seat, Reply::Decline)>
                        {Text::Decline.shown()}
                    </button>
                </span>
            }
        });
        let answers = answers.collect_view();
        let withdraw = mine.contains(by).then(|| view! {
            <button class="quiet" data-testid="withdraw" on:click=move |_| table.command(Command::Withdraw { seat: by })>
                {Text::Withdraw.shown()}
            </button>
        });
        Some(view! {
            <div class="banner asked" data-testid="asked">
                <span>{if mine.contains(by) {
                    Text::YouAsked.get().to_owned()
                } else {
                    asks(name_of(table, by))
                }}</span>
                {answers}
                {withdraw}
            </div>
        })
    }
}

/// What became of a question.
#[component]
fn Settled(table: OnlineTable) -> impl IntoView {
    let language = settings().language;
    move || {
        table.settled.get().map(|settlement| {
            let text = match settlement {
                Settlement::Agreed => Text::AllAgreed,
                Settlement::Declined => Text::Declined,
                Settlement::Dropped => Text::Dropped,
            };
            view! {
                <p class="banner" data-testid="settled">
                    <span>{text.said(language.get())}</span>
                    <button class="quiet" on:click=move |_| table.settled.set(None)>{Text::Close.shown()}</button>
                </p>
            }
        })
    }
}
