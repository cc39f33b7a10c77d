//! How it ended for the one who looks: won or lost, how closely, and why.

use super::Finished;
use super::{image, picture};
use crate::chrome::{Mood as Look, face};
use crate::table::controller::TableController;
use crate::table::narrator::said;
use crate::text::{Localize, Text, need, say};
use crate::{settings, sound};
use board_kit::signals::Memo;
use board_kit::{Account, Board, BoardContext, Cue, SeatMark, seat_class};
use engine::prelude::*;
use engine::{Clause, Outcome, Seat, Viewer, sort_few};
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::badges::Shown;
use text::ending::{self as tell, Mood};
use text::{Names, Words, characters};

/// So many sparks fly for a winner.
const SPARKS: u8 = 18;

/// The seat whose ending it is, if one person at this device played. Tracks.
fn hero<B: Board>(finished: &Finished<B>) -> Option<Seat> {
    let held = finished.controller.seating.with(|seating| seating.held);
    held.iter().next().filter(|_| held.len() == 1)
}

/// The ending of a finished game.
pub(crate) fn panel<B: Board>(finished: &Finished<B>) -> impl IntoView + use<B> {
    let Finished {
        controller,
        context,
        see_clause,
        away,
        ref after,
    } = *finished;
    let agreed = Memo::new(move |_| controller.is_agreed());
    let stand_ins = untrack(|| controller.online.map(|slots| slots.stand_ins.get()));
    let stand_ins = stand_ins.unwrap_or_default();
    // A stand-in's result is not its person's.
    let held = hero(finished);
    let you = held.filter(|seat| !stand_ins.contains(*seat));
    let placed = move || {
        let said = |seat| {
            controller
                .online
                .map(|slots| slots.stand_in_placed.run(context.name(seat)))
        };
        let lines = stand_ins.iter().filter_map(said);
        lines
            .map(|line| view! { <p class="muted" data-testid="stand-in">{line}</p> })
            .collect_view()
    };
    let conceded = untrack(|| controller.online.map(|slots| slots.conceded.get()));
    let conceded = conceded.unwrap_or_default();
    let mood = untrack(|| context.outcome.get()).map_or_else(
        || match you {
            Some(seat) if !conceded.is_empty() && !conceded.contains(seat) => Mood::Won,
            _ => Mood::Neutral,
        },
        |outcome| tell::mood(&outcome, you),
    );
    match mood {
        Mood::Won => sound::play(controller.settings, Cue::Win),
        Mood::Lost => sound::lose(controller.settings),
        Mood::Neutral => {}
    }
    let headline = Memo::new(move |_| match context.outcome.with(Option::is_some) {
        true => headline(controller, context, you),
        false => headline(controller, context, held),
    });
    let save = move |_| {
        let rows = untrack(|| context.outcome.get().map(|outcome| rows(context, &outcome)));
        let title = B::Game::title(context.language.get_untracked());
        let rows = rows.unwrap_or_default();
        let drawn = picture::draw(title, &headline.get_untracked(), &rows);
        let name = format!("orbite-{}.png", B::Game::NAME);
        spawn_local(async move {
            // A browser that can't hand out files shows its own message, and not to
            // share after all is no error.
            let _ = image::hand_out(&name, &drawn, picture::size(&rows)).await;
        });
    };
    let way = match image::can_share() {
        true => tell::Text::SharePicture,
        false => tell::Text::SavePicture,
    };
    view! {
        <section
            class="ending"
            class:won=mood == Mood::Won
            class:lost=mood == Mood::Lost
            role="dialog"
            aria-modal="false"
            aria-labelledby="ending-title"
            data-testid="ending"
        >
            {(mood == Mood::Won).then(sparks)}
            // Beside the board only this part scrolls; on phones the whole panel does, and
            // what to do next sticks to its foot.
            <div class="ending-body" tabindex="0">
                <div role="status"><h2 id="ending-title">{move || headline.get()}</h2></div>
                <Show when=move || agreed.get() && conceded.is_empty()><p>{move || Text::EndedByAgreement.get()}</p></Show>
                {placed}
                {tie_breaks(context, you)}
                {story(finished, you)}
                {places(finished.controller, finished.context)}
                {move || new_badges(controller, see_clause)}
                <Show when=move || !agreed.get()>
                    <details class="counted" data-testid="counted">
                        <summary>{move || counted(context).get()}</summary>
                        {move || account(context, you, see_clause)}
                    </details>
                </Show>
            </div>
            <div class="actions">
                {after.run()}
                <Show when=move || !agreed.get()>
                    <button class="quiet" data-testid="save-picture" on:click=save>
                        {move || way.said(settings::language())}
                    </button>
                </Show>
                <button class="quiet" data-testid="see-board" on:click=move |_| away.set(true)>
                    // Beside the board the panel covers only the log.
                    <span class="if-above">{move || Text::SeeBoard.get()}</span>
                    <span class="if-beside">{move || Text::SeeLog.get()}</span>
                </button>
            </div>
        </section>
    }
}

/// How it ended, for the seat of the one who looks. Tracks.
pub(crate) fn headline<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
    you: Option<Seat>,
) -> String {
    let names = context.names.get();
    let told = |outcome: Outcome| {
        let unit = B::Game::UNIT;
        tell::headline(&outcome, unit, you, &Names(&names), settings::language())
    };
    let said = context.outcome.get().map(told);
    said.unwrap_or_else(|| match controller.online {
        Some(slots) if !slots.conceded.get().is_empty() => slots.concession.run(you),
        _ => Text::GameOver.get().to_owned(),
    })
}

/// A short burst.
pub(crate) fn sparks() -> impl IntoView {
    view! {
        <div class="sparks" aria-hidden="true">
            {(0..SPARKS).map(|index| view! {
                <i class=format!("seat-{}", index % 8) style:--i=index.to_string()></i>
            }).collect_view()}
        </div>
    }
}

/// What the seats are called, "You" for one's own. Tracks.
fn names_for<B: Board>(
    context: BoardContext<B>,
    outcome: &Outcome,
    you: Option<Seat>,
) -> Vec<String> {
    let (seats, language) = (outcome.places.seats(), context.language.get());
    let you = you.map_or(Viewer::Spectator, Viewer::Seat);
    context
        .names
        .with(|names| Names(names).with_you(seats, you, language))
}

/// What decided between seats with the same number of points.
fn tie_breaks<B: Board>(context: BoardContext<B>, you: Option<Seat>) -> impl IntoView {
    move || {
        let outcome = context.outcome.get()?;
        let names = names_for(context, &outcome, you);
        let (view, language) = (context.view.get(), context.language.get());
        let lines = tell::tie_breaks::<B::Game>(&outcome, &view, &Names(&names), language);
        let line = |line: String| view! { <p data-testid="tie-break">{line}</p> };
        Some(lines.into_iter().map(line).collect_view())
    }
}

/// Why it ended, who was out and by whom, and the best moment: in a line of its own,
/// unless it was that somebody was out.
fn story<B: Board>(finished: &Finished<B>, you: Option<Seat>) -> impl IntoView + use<B> {
    let (controller, context) = (finished.controller, finished.context);
    move || {
        let log = controller.log.get();
        let narrations: Vec<_> = log
            .iter()
            .map(|line| B::Game::narration(&line.event))
            .collect();
        let story = tell::story(&narrations, you);
        let language = settings::language();
        let line = |index: usize| said(controller, &log[index]);
        let best = |line: String| match you {
            Some(_) => tell::your_best_moment(language, line),
            None => tell::best_moment(language, line),
        };
        let out = |moment: tell::Moment| {
            let text = line(moment.line)?;
            let victim = narrations[moment.line].about;
            let is_best = story.best == Some(moment.line);
            let text = match moment.turn.filter(|turn| Some(*turn) != victim) {
                // One's best moment is in one's own turn.
                _ if is_best && you.is_some() => text,
                Some(turn) if Some(turn) == you => tell::by_you(language, text),
                Some(turn) => tell::by(language, text, context.name(turn)),
                None => text,
            };
            let text = if is_best { best(text) } else { text };
            let name = is_best.then_some("best-moment");
            Some(
                view! { <li data-testid=name>{victim.map(|seat| view! { <SeatMark seat /> })} <span>{text}</span></li> },
            )
        };
        let is_told = |best: &usize| story.out.iter().any(|moment| moment.line == *best);
        let apart = story.best.filter(|best| !is_told(best));
        let apart = apart.and_then(line).map(best);
        view! {
            {story.why.and_then(line).map(|why| view! { <p class="why" data-testid="why">{why}</p> })}
            <ul class="story" data-testid="story">{story.out.iter().copied().filter_map(out).collect_view()}</ul>
            {apart.map(|best| view! { <p class="moment" data-testid="best-moment">{best}</p> })}
        }
    }
}

/// The badges that the game brought. Tracks.
fn new_badges<B: Board>(
    controller: TableController<B>,
    see_clause: Callback<Clause>,
) -> Option<impl IntoView + use<B>> {
    let card = move |badge: Shown| {
        let language = settings::language();
        let clause = badge.clause;
        view! {
            <li class="badge-card earned">
                <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d=badge.mark /></svg>
                <div>
                    <strong>{tell::new_badge(language, badge.name.said(language))}</strong>
                    <p class="muted">
                        {badge.how.said(language)} " "
                        <button class="clause" on:click=move |_| see_clause.run(clause)>{clause.to_string()}</button>
                    </p>
                </div>
            </li>
        }
    };
    let earned = controller.earned.get();
    (!earned.is_empty()).then(|| {
        view! { <ul class="badge-cards" data-testid="new-badges">{earned.into_iter().map(card).collect_view()}</ul> }
    })
}

/// The seats by their places.
fn ranked(outcome: &Outcome) -> Vec<(Seat, u8)> {
    let mut seats: Vec<_> = outcome.places.iter().collect();
    sort_few(&mut seats, |a, b| a.1 < b.1);
    seats
}

/// What the picture shows of each seat. Tracks.
fn rows<B: Board>(context: BoardContext<B>, outcome: &Outcome) -> Vec<picture::Row> {
    let row = |(seat, place): (Seat, u8)| picture::Row {
        seat,
        place,
        name: context.name(seat),
        points: outcome.scores.map(|scores| written(scores[seat])),
    };
    ranked(outcome).into_iter().map(row).collect()
}

/// A number of points with a true minus.
fn written(points: i32) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// How many bots have a word at the end: the best of them.
const SPEAKERS: usize = 3;

/// Everybody's place, the points counted up, and what bots say of it.
pub(crate) fn places<B: Board>(
    controller: TableController<B>,
    context: BoardContext<B>,
) -> impl IntoView + use<B> {
    let worded = RwSignal::new(false);
    if controller.settings.banter.get_untracked() {
        spawn_local(async move {
            // Without its words a bot keeps silent.
            let came = need(vec!["characters".to_owned()]).await;
            worded.try_set(came.is_ok());
        });
    }
    let points = move |points: i32| {
        // The style sheet counts up to what is written.
        let counted = (points > 0).then(|| points.to_string());
        view! {
            <span class="points" class:count=counted.is_some() style:--n=counted><span>{written(points)}</span></span>
        }
    };
    move || {
        let outcome = context.outcome.get()?;
        let scores = outcome.scores;
        let mut speakers = 0;
        let rows = ranked(&outcome).into_iter().map(|(seat, place)| {
            let character = controller.character(seat);
            let speaks = character.is_some() && speakers < SPEAKERS;
            speakers += usize::from(speaks);
            let line = character.filter(|_| speaks);
            let line = line.map(|character| {
                let said = move || {
                    let language = settings::language();
                    worded.get().then(|| characters::farewell(character, place, language))
                };
                view! { <q class="muted" data-testid="farewell">{said}</q> }
            });
            let is_own = untrack(|| context.viewer.get()).is(seat);
            let own = is_own.then(|| view! { <small class="muted">" " {move || Text::You.get()}</small> });
            view! {
                <li class=seat_class(seat) class:won=place == 1>
                    <span class="place" aria-label=move || say::ranked(settings::language(), place)>{place.to_string()}</span>
                    <SeatMark seat />
                    {character.map(|character| face(character, Look::after(&outcome, seat)))}
                    <span class="who"><span class="name">{move || context.name(seat)}{own}</span>{line}</span>
                    {scores.map(|scores| points(scores[seat]))}
                </li>
            }
        });
        Some(view! { <ol class="places">{rows.collect_view()}</ol> })
    }
}

/// What the account of the result is called: not all games count points. Tracks.
fn counted<B: Board>(context: BoardContext<B>) -> Text {
    let has_points = |outcome: &Option<Outcome>| outcome.is_some_and(|it| it.scores.is_some());
    match context.outcome.with(has_points) {
        true => Text::Scoring,
        false => Text::Placing,
    }
}

/// The scoring line by line. Tracks.
fn account<B: Board>(
    context: BoardContext<B>,
    you: Option<Seat>,
    see_clause: Callback<Clause>,
) -> impl IntoView {
    let outcome = context.outcome.get()?;
    let view = context.view.get();
    let language = context.language.get();
    let names = names_for(context, &outcome, you);
    let lines = B::account(&view, &outcome, &Names(&names), language);
    let line = move |Account {
                         seat,
                         picture,
                         text,
                         points,
                         clause,
                     }: Account| {
        view! {
            <li>
                {seat.map(|seat| view! { <SeatMark seat /> })}
                {picture.map(|drawn| view! {
                    <svg class="counted-picture" viewBox="-22 -16 44 32" aria-hidden="true" inner_html=drawn></svg>
                })}
                <span class="what">{text}</span>
                {clause.map(|clause| view! {
                    <button class="clause" on:click=move |_| see_clause.run(clause)>{clause.to_string()}</button>
                })}
                {points.map(|points| view! { <span class="points">{points}</span> })}
            </li>
        }
    };
    Some(view! { <ul class="account">{lines.into_iter().map(line).collect_view()}</ul> })
}
