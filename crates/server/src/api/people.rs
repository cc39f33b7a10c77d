//! People to each other: profiles, friends, blocks, invitations; and leaving for
//! good.

use super::{Admitted, RouterState, fresh, unavailable};
use crate::address::Address;
use crate::api_error::ApiError;
use crate::app_state::AppState;
use crate::body::{Body, Sent};
use crate::extract::{TablePath, TextPath};
use crate::identity::{Caller, Password};
use crate::json::Json;
use crate::push::Notice;
use crate::table_actor::Event;
use axum::extract::{FromRequestParts, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use protocol::people::{
    Acquaintance, Bond, Face, Invitations, Invited, LastGame, Meeting, Opponent, People,
    PlayedGame, Profile,
};
use protocol::{SeatHolder, Stage, TableId, UserId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Filter, ListPage, MAX_PAGE, StoreError, Timestamp};

type App = State<Arc<AppState>>;

const fn bond_of(bond: store::Bond) -> Bond {
    match bond {
        store::Bond::Friends => Bond::Friends,
        store::Bond::Asked => Bond::Asked,
        store::Bond::Asks => Bond::Asks,
        store::Bond::Blocked => Bond::Blocked,
    }
}

fn face_of(face: store::Face) -> Face {
    Face {
        user: face.id,
        name: face.name,
        avatar: face.avatar.and_then(|number| u16::try_from(number).ok()),
        account: face.account != 0,
    }
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
        face: face_of(face),
        since: user.created.0,
        games: tallies
            .map(|tally| PlayedGame {
                game: tally.game,
                played: tally.played,
                won: tally.won,
                played_bots: tally.played_bots,
                won_bots: tally.won_bots,
            })
            .collect(),
        opponents: opponents
            .map(|opponent| Opponent {
                face: face_of(opponent.face),
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
        bond: bond.map(bond_of),
    })))
}

/// The caller's friends, those who asked or were asked, and those who are
/// blocked.
pub(super) async fn people(caller: Admitted) -> Result<impl IntoResponse, ApiError> {
    let relations = caller.store().relations(caller.user()).await?;
    let people = relations.into_iter().map(|relation| Acquaintance {
        face: face_of(relation.face),
        bond: bond_of(relation.bond),
    });
    Ok(fresh(Json(People {
        people: people.collect(),
    })))
}

/// What somebody has to do with the caller now.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub(crate) struct NewBond {
    bond: Bond,
}

/// Asks somebody to be friends, or agrees.
pub(super) async fn befriend(
    Relating(caller, id): Relating,
) -> Result<impl IntoResponse, ApiError> {
    let bond = caller
        .store()
        .befriend(caller.user(), &id, Timestamp::now())
        .await;
    let bond = bond_of(bond.map_err(no_relation)?);
    Ok(fresh(Json(NewBond { bond })))
}

/// Ends a friendship, declines or withdraws.
pub(super) async fn unfriend(Relating(caller, id): Relating) -> Result<StatusCode, ApiError> {
    caller.store().unfriend(caller.user(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Wants to have nothing to do with somebody.
pub(super) async fn block(Relating(caller, id): Relating) -> Result<StatusCode, ApiError> {
    let done = caller.store().block(caller.user(), &id, Timestamp::now());
    done.await.map_err(no_relation)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has nothing against somebody any more.
pub(super) async fn unblock(Relating(caller, id): Relating) -> Result<StatusCode, ApiError> {
    caller.store().unblock(caller.user(), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom to invite: by the id, or by the name of an account.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invitee {
    #[serde(default)]
    user: Option<UserId>,
    #[serde(default)]
    name: String,
}

impl Invitee {
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

impl Sent for Invitee {
    const EXAMPLE: &'static str = r#"{"user":"0123456789abcdef01234567"}"#;
}

/// Invites a friend, or anybody with an account, to a table that has not begun.
pub(super) async fn invite(
    InPerson(Admitted { app, known }): InPerson,
    TablePath(table): TablePath,
    Body(invitee): Body<Invitee>,
) -> Result<StatusCode, ApiError> {
    let store = &app.tables.store;
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
        return Err(ApiError::conflict(
            "started",
            "the game has begun, or the table is closed",
        ));
    }
    // Who tries names is counted whether they lead to somebody or not.
    let is_friend = match &invitee.user {
        Some(user) => {
            let bond = store.bond(known.person.user.as_str(), user.as_str());
            bond.await? == Some(store::Bond::Friends)
        }
        None => false,
    };
    if !is_friend {
        app.admit_invitation(&known.person.user)?;
    }
    let user = invitee.find(store).await?;
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
    // A page of theirs that lists their tables asks for invitations, too.
    app.tables.homes.touch([&user].into_iter());
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
        spectators.extend(face.map(face_of));
    }
    Ok(fresh(Json(Watching { spectators })))
}

/// The caller's invitations, the newest first.
pub(super) async fn invitations(caller: Admitted) -> Result<impl IntoResponse, ApiError> {
    let invited = caller.store().invitations(caller.user()).await?;
    let invitations = invited.into_iter().map(|invited| Invited {
        table: invited.match_id,
        game: invited.game,
        sent: invited.sent.0,
        from: face_of(invited.from),
    });
    Ok(fresh(Json(Invitations {
        invitations: invitations.collect(),
    })))
}

/// Declines an invitation.
pub(super) async fn dismiss(
    InPerson(caller): InPerson,
    TablePath(table): TablePath,
) -> Result<StatusCode, ApiError> {
    let store = caller.store();
    store
        .dismiss_invitation(caller.user(), table.as_str())
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
    let mut page = ListPage::first(MAX_PAGE);
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
                page = ListPage::after(last.cursor(), MAX_PAGE);
            }
            _ => return Ok(tables),
        }
    }
}

/// Somebody who changes what they have to do with others, which programs do not.
pub(super) struct InPerson(Admitted);

impl FromRequestParts<RouterState> for InPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Result<Self, ApiError> {
        let caller = Admitted::from_request_parts(parts, state).await?;
        caller.known.must_be_a_person()?;
        Ok(Self(caller))
    }
}

/// Somebody who changes what they have to do with the one in the path.
pub(super) struct Relating(Admitted, String);

impl FromRequestParts<RouterState> for Relating {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &RouterState) -> Result<Self, ApiError> {
        let InPerson(caller) = InPerson::from_request_parts(parts, state).await?;
        let TextPath(id) = TextPath::from_request_parts(parts, state).await?;
        Ok(Self(caller, id))
    }
}

fn nobody() -> ApiError {
    ApiError::not_found("no_such_user", "user not found")
}

fn no_relation(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound => nobody(),
        StoreError::TooLarge => ApiError::conflict(
            "too_many_people",
            "the list is full; take somebody out first",
        ),
        error => error.into(),
    }
}
