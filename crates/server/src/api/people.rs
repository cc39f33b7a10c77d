//! People to each other: profiles, friends, blocks, invitations; and leaving for
//! good.

use super::{Admitted, fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::{TablePath, TextPath};
use crate::identity::{Caller, Known, Password};
use crate::json::Json;
use crate::push::Notice;
use crate::table_actor::Event;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use protocol::{SeatHolder, Stage, TableId, UserId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Bond, Filter, MAX_PAGE, Page, StoreError, Timestamp};

type App = State<Arc<AppState>>;

/// Somebody as others see them.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Face {
    user: String,
    name: String,
    /// The number of the picture they chose; without one it follows from the id.
    #[serde(skip_serializing_if = "Option::is_none")]
    avatar: Option<u32>,
    /// Whether the name is that of an account, which nobody else can have.
    account: bool,
}

impl From<store::Face> for Face {
    fn from(face: store::Face) -> Self {
        Self {
            user: face.id,
            name: face.name,
            avatar: face.avatar,
            account: face.account != 0,
        }
    }
}

/// What somebody has to do with the caller.
const fn bond_name(bond: Bond) -> &'static str {
    match bond {
        Bond::Friends => "friends",
        Bond::Asked => "asked",
        Bond::Asks => "asks",
        Bond::Blocked => "blocked",
    }
}

/// Somebody's games, as everybody may see them.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Profile {
    #[serde(flatten)]
    face: Face,
    /// When they first came; milliseconds since 1970.
    since: i64,
    games: Vec<Played>,
    /// Whom they played most often.
    opponents: Vec<Opponent>,
    /// Their last games, the newest first.
    last: Vec<LastGame>,
    /// How the caller fared against them, by game; nothing for strangers.
    against_me: Vec<Meeting>,
    /// What they have to do with the caller: `asks` if they asked the caller to
    /// be friends, `asked` the other way round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(extend("enum" = ["friends", "asked", "asks", "blocked"]))]
    bond: Option<&'static str>,
}

/// Somebody's results in one game.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "PlayedGame", deny_unknown_fields)]
struct Played {
    game: String,
    played: u64,
    won: u64,
}

/// How the caller fared against somebody in one game.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Meeting {
    game: String,
    played: u64,
    /// How often the caller was placed before them.
    won: u64,
    lost: u64,
}

/// Somebody who was played, and how often.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Opponent {
    #[serde(flatten)]
    face: Face,
    played: u64,
    /// How often the opponent was placed behind.
    won: u64,
    lost: u64,
}

/// A finished game.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct LastGame {
    game: String,
    finished: i64,
    place: u32,
    seats: u64,
    /// The table, if it was public.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
}

/// Somebody's profile.
pub(super) async fn profile(
    State(app): App,
    address: Address,
    caller: Option<Caller>,
    TextPath(id): TextPath,
) -> Result<impl IntoResponse, ApiError> {
    app.admit_look(address)?;
    let store = &app.tables.store;
    let user = store.user(&id).await?.ok_or_else(nobody)?;
    let face = store.face(&id).await?.ok_or_else(nobody)?;
    let tallies = store.tallies(&id).await?.into_iter();
    let opponents = store.opponents(&id).await?.into_iter();
    let last = store.last_matches(&id).await?.into_iter();
    let caller = caller.map(|Caller(known)| known.person.user);
    let (bond, meetings) = match &caller {
        Some(caller) if caller.as_str() != id => (
            store.bond(caller.as_str(), &id).await?,
            store.meetings(caller.as_str(), &id).await?,
        ),
        _ => (None, Vec::new()),
    };
    Ok(fresh(Json(Profile {
        face: face.into(),
        since: user.created.0,
        games: tallies
            .map(|tally| Played {
                game: tally.game,
                played: tally.played,
                won: tally.won,
            })
            .collect(),
        opponents: opponents
            .map(|opponent| Opponent {
                face: opponent.face.into(),
                played: opponent.played,
                won: opponent.won,
                lost: opponent.lost,
            })
            .collect(),
        last: last
            .map(|last| LastGame {
                table: (last.public > 0).then_some(last.match_id),
                game: last.game,
                finished: last.finished.0,
                place: last.place,
                seats: last.seats,
            })
            .collect(),
        against_me: meetings
            .into_iter()
            .map(|meeting| Meeting {
                game: meeting.game,
                played: meeting.played,
                won: meeting.won,
                lost: meeting.lost,
            })
            .collect(),
        bond: bond.map(bond_name),
    })))
}

/// People with whom the caller has something to do.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct People {
    people: Vec<Acquaintance>,
}

/// Somebody with whom the caller has something to do.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Acquaintance {
    #[serde(flatten)]
    face: Face,
    /// `asks` if they asked the caller to be friends, `asked` the other way round.
    #[schemars(extend("enum" = ["friends", "asked", "asks", "blocked"]))]
    bond: &'static str,
}

/// The caller's friends, those who asked or were asked, and those who are
/// blocked.
pub(super) async fn people(
    Admitted { app, known }: Admitted,
) -> Result<impl IntoResponse, ApiError> {
    let relations = app
        .tables
        .store
        .relations(known.person.user.as_str())
        .await?;
    let people = relations.into_iter().map(|relation| Acquaintance {
        face: relation.face.into(),
        bond: bond_name(relation.bond),
    });
    Ok(fresh(Json(People {
        people: people.collect(),
    })))
}

/// What somebody has to do with the caller now.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Bond", deny_unknown_fields)]
pub(crate) struct NewBond {
    #[schemars(extend("enum" = ["friends", "asked"]))]
    bond: &'static str,
}

/// Asks somebody to be friends, or agrees.
pub(super) async fn befriend(
    State(app): App,
    Caller(known): Caller,
    TextPath(id): TextPath,
) -> Result<impl IntoResponse, ApiError> {
    let bond = change(&app, &known)?
        .befriend(known.person.user.as_str(), &id, Timestamp::now())
        .await;
    let bond = bond_name(bond.map_err(no_relation)?);
    Ok(fresh(Json(NewBond { bond })))
}

/// Ends a friendship, declines or withdraws.
pub(super) async fn unfriend(
    State(app): App,
    Caller(known): Caller,
    TextPath(id): TextPath,
) -> Result<StatusCode, ApiError> {
    change(&app, &known)?
        .unfriend(known.person.user.as_str(), &id)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Wants to have nothing to do with somebody.
pub(super) async fn block(
    State(app): App,
    Caller(known): Caller,
    TextPath(id): TextPath,
) -> Result<StatusCode, ApiError> {
    change(&app, &known)?
        .block(known.person.user.as_str(), &id, Timestamp::now())
        .await
        .map_err(no_relation)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has nothing against somebody any more.
pub(super) async fn unblock(
    State(app): App,
    Caller(known): Caller,
    TextPath(id): TextPath,
) -> Result<StatusCode, ApiError> {
    change(&app, &known)?
        .unblock(known.person.user.as_str(), &id)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom to invite: by the id, or by the name of an account.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Guest {
    #[serde(default)]
    user: Option<UserId>,
    #[serde(default)]
    name: String,
}

impl Guest {
    async fn find(self, store: &store::Store) -> Result<UserId, ApiError> {
        match self.user {
            Some(user) => Ok(user),
            None => {
                let found = store.account_named(&self.name).await?;
                let found = found.and_then(|id| id.parse().ok());
                found.ok_or_else(nobody)
            }
        }
    }
}

impl Sent for Guest {
    const EXAMPLE: &'static str = r#"{"user":"0123456789abcdef01234567"}"#;
}

/// Invites a friend, or anybody with an account, to a table that has not begun.
pub(super) async fn invite(
    State(app): App,
    Caller(known): Caller,
    TablePath(table): TablePath,
    Body(guest): Body<Guest>,
) -> Result<StatusCode, ApiError> {
    let store = change(&app, &known)?;
    let preview = app
        .tables
        .ask(&table, |reply| Event::Preview { reply })
        .await;
    let preview = preview.ok_or_else(unavailable)??;
    let is_caller = |seat: &protocol::SeatState| matches!(&seat.holder, SeatHolder::Person { user, .. } if *user == known.person.user);
    if preview.host_id != known.person.user && !preview.summary.seats.iter().any(is_caller) {
        return Err(super::no_such_table());
    }
    if preview.summary.stage != Stage::Waiting {
        return Err(ApiError::new(
            StatusCode::CONFLICT,
            "started",
            "the game has begun, or the table is closed",
        ));
    }
    // Who tries names is counted whether they lead to somebody or not.
    let is_friend = match &guest.user {
        Some(user) => {
            let bond = store.bond(known.person.user.as_str(), user.as_str());
            bond.await? == Some(Bond::Friends)
        }
        None => false,
    };
    if !is_friend {
        app.admit_invitation(&known.person.user)?;
    }
    let user = guest.find(store).await?;
    let is_first = store
        .invite(
            known.person.user.as_str(),
            user.as_str(),
            table.as_str(),
            Timestamp::now(),
        )
        .await
        .map_err(no_relation)?;
    // Asking again does not ring again.
    if let Some(push) = app.tables.push().filter(|_| is_first) {
        let notice = Notice::Invitation {
            table,
            game: preview.summary.game,
            from: known.person.name,
        };
        push.tell(&user, notice);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Those who watch a table.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "SpectatorList", deny_unknown_fields)]
pub(crate) struct Watching {
    spectators: Vec<Face>,
}

/// Who watches a table, for those who play there and for its host.
pub(super) async fn spectators(
    Admitted { app, known }: Admitted,
    TablePath(table): TablePath,
) -> Result<impl IntoResponse, ApiError> {
    let user = known.person.user;
    let users = app
        .tables
        .ask(&table, |reply| Event::Spectators { user, reply })
        .await;
    let mut spectators = Vec::new();
    for user in users.ok_or_else(unavailable)?? {
        let face = app.tables.store.face(user.as_str()).await?;
        spectators.extend(face.map(Face::from));
    }
    Ok(fresh(Json(Watching { spectators })))
}

/// The caller's invitations.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct Invitations {
    invitations: Vec<Invited>,
}

/// An invitation to a table that has not begun.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Invited {
    table: String,
    game: String,
    sent: i64,
    from: Face,
}

/// The caller's invitations, the newest first.
pub(super) async fn invitations(
    Admitted { app, known }: Admitted,
) -> Result<impl IntoResponse, ApiError> {
    let invited = app
        .tables
        .store
        .invitations(known.person.user.as_str())
        .await?;
    let invitations = invited.into_iter().map(|invited| Invited {
        table: invited.match_id,
        game: invited.game,
        sent: invited.sent.0,
        from: invited.from.into(),
    });
    Ok(fresh(Json(Invitations {
        invitations: invitations.collect(),
    })))
}

/// Declines an invitation.
pub(super) async fn dismiss(
    State(app): App,
    Caller(known): Caller,
    TablePath(table): TablePath,
) -> Result<StatusCode, ApiError> {
    change(&app, &known)?
        .dismiss_invitation(known.person.user.as_str(), table.as_str())
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Proof that the owner of an account means it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    /// The password; guests have none.
    #[serde(default)]
    password: Option<Password>,
}

impl Sent for Farewell {
    const EXAMPLE: &'static str = r#"{"password":"..."}"#;
}

/// Deletes the caller for good. Their games stay, without their name.
pub(super) async fn delete(
    State(app): App,
    address: Address,
    Caller(known): Caller,
    Body(Farewell { password }): Body<Farewell>,
) -> Result<StatusCode, ApiError> {
    app.identity.admit_password(address, &known)?;
    // Their seats go with them, so these are looked for first.
    let tables = tables_of(&app, &known.person.user).await?;
    app.identity.delete(&known, password.as_ref()).await?;
    for (table, is_running) in tables {
        // What is over and not in memory is seen to when it is next read.
        if is_running || app.tables.reach(&table).is_some() {
            let user = known.person.user.clone();
            app.tables.send(&table, Event::Forget { user }).await;
        }
    }
    // They may have said something at others, of which no list is kept.
    app.tables.forget(&known.person.user);
    if let Some(nodes) = app.tables.nodes() {
        nodes.forgot(&known.person.user);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The tables at which a user has or had a seat, and whether they are not over.
async fn tables_of(app: &AppState, user: &UserId) -> Result<Vec<(TableId, bool)>, ApiError> {
    let store = &app.tables.store;
    let mut tables = Vec::new();
    let mut page = Page::first(MAX_PAGE);
    loop {
        let headers = store
            .list_matches(Filter::Of(user.to_string()), page)
            .await?;
        for header in &headers {
            if let Ok(id) = header.id.parse() {
                let is_running =
                    matches!(header.status, store::Status::Open | store::Status::Running);
                tables.push((id, is_running));
            }
        }
        match headers.last() {
            Some(last) if headers.len() == MAX_PAGE as usize => {
                page = Page::after(last.cursor(), MAX_PAGE);
            }
            _ => return Ok(tables),
        }
    }
}

/// A change of what the caller has to do with others, which programs do not make.
fn change<'a>(app: &'a AppState, known: &Known) -> Result<&'a store::Store, ApiError> {
    known.must_be_a_person()?;
    app.admit_request(&known.person.user)?;
    Ok(&app.tables.store)
}

fn nobody() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "no_such_user", "user not found")
}

fn no_relation(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => nobody(),
        StoreError::TooLarge => ApiError::new(
            StatusCode::CONFLICT,
            "too_many_people",
            "the list is full; take somebody out first",
        ),
        error => error.into(),
    }
}
