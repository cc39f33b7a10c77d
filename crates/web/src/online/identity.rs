//! Who the person at this device is to the server.

use super::http::{Call, Trouble};
use crate::storage;
use leptos::prelude::*;
use protocol::UserId;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Where this device remembers who one is.
const KEY: &str = "me";
/// Stands there once the server knew nobody with the token that did.
const LOST: &str = "lost";
/// Where it remembers who the shared screen is: somebody without a seat.
const SCREEN_KEY: &str = "screen";

/// Whether somebody has an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Standing {
    /// A name and nothing more; gone with this device.
    #[default]
    Guest,
    /// An account with a password, on any device.
    Account,
}

/// Somebody the server knows, with the proof of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Me {
    pub user: UserId,
    pub name: String,
    #[serde(default)]
    pub token: String,
    #[serde(default)]
    pub account: Standing,
}

/// A device that somebody is logged in on.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct Device {
    pub id: String,
    pub label: String,
    pub kind: String,
    /// Milliseconds since 1970.
    pub seen: i64,
    pub current: bool,
}

#[derive(Deserialize)]
struct Devices {
    sessions: Vec<Device>,
}

/// As whom one goes to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// As oneself.
    Person,
    /// As the screen that all look at.
    Screen,
}

impl Role {
    const fn key(self) -> &'static str {
        match self {
            Self::Person => KEY,
            Self::Screen => SCREEN_KEY,
        }
    }

    /// Who that is, if the server knows them.
    pub(crate) fn recall(self) -> Option<Me> {
        protocol::read_json(&storage::read(self.key())?).ok()
    }

    fn remember(self, me: &Me) {
        if let Ok(text) = serde_json::to_string(me) {
            storage::write(self.key(), &text);
        }
    }

    /// Forgets who that was, since the server does not know them any more.
    pub(crate) fn forget(self) {
        storage::write(self.key(), "");
    }

    /// Who that is; a new guest of that name if the server knows nobody.
    pub(crate) async fn introduce(self, name: &str) -> Result<Me, Trouble> {
        if let Some(me) = self.recall() {
            return Ok(me);
        }
        let wish = json!({ "name": name });
        let me: Me = Call::post("/api/guests").send_and_read(&wish).await?;
        self.remember(&me);
        Ok(me)
    }
}

/// What the page knows of oneself, for all who show it.
#[derive(Clone, Copy)]
pub(crate) struct Identity {
    me: RwSignal<Option<Me>>,
    /// Whether the server has just said that it knows this device no more.
    pub lost: RwSignal<bool>,
}

impl Identity {
    /// Who one is as this device remembers it.
    pub(crate) fn recall() -> Self {
        Self {
            me: RwSignal::new(Role::Person.recall()),
            lost: RwSignal::new(storage::read(KEY).as_deref() == Some(LOST)),
        }
    }

    /// Tracks.
    pub(crate) fn get(self) -> Option<Me> {
        self.me.get()
    }

    fn set(self, me: Me) {
        Role::Person.remember(&me);
        let _ = self.lost.try_set(false);
        let _ = self.me.try_set(Some(me));
    }

    fn token(self) -> String {
        let me = self.me.try_get_untracked().flatten();
        me.map(|me| me.token).unwrap_or_default()
    }

    /// What the server says of one now, with the token one has.
    async fn renew(self, call: Call<'_>, body: serde_json::Value) -> Result<(), Trouble> {
        let token = self.token();
        let me: Me = call.by(&token).send_and_read(&body).await?;
        self.set(Me { token, ..me });
        Ok(())
    }

    /// Becomes a guest of that name, unless one is somebody already.
    pub(crate) async fn introduce(self, name: &str) -> Result<(), Trouble> {
        let me = Role::Person.introduce(name).await?;
        self.set(me);
        Ok(())
    }

    /// Looks up who one is.
    pub(crate) async fn refresh(self) -> Result<(), Trouble> {
        let token = self.token();
        let me: Result<Me, Trouble> = Call::get("/api/me").by(&token).read().await;
        match me {
            Ok(me) => self.set(Me { token, ..me }),
            Err(Trouble::No(code)) if code == "unknown_token" => self.lose(),
            Err(trouble) => return Err(trouble),
        }
        Ok(())
    }

    pub(crate) async fn rename(self, name: &str) -> Result<(), Trouble> {
        let call = Call {
            method: "PATCH",
            ..Call::get("/api/me")
        };
        self.renew(call, json!({ "name": name })).await
    }

    pub(crate) async fn make_account(self, login: &str, password: &str) -> Result<(), Trouble> {
        let body = json!({ "login": login, "password": password });
        let token = self.token();
        let call = Call::post("/api/account").by(&token);
        self.set(call.send_and_read(&body).await?);
        Ok(())
    }

    pub(crate) async fn log_in(self, login: &str, password: &str) -> Result<(), Trouble> {
        let body = json!({ "login": login, "password": password });
        let token = self.token();
        let call = Call::post("/api/login").by_anybody(&token);
        self.set(call.send_and_read(&body).await?);
        Ok(())
    }

    pub(crate) async fn log_out(self) -> Result<(), Trouble> {
        let token = self.token();
        Call::post("/api/logout").by(&token).text(None).await?;
        self.leave();
        Ok(())
    }

    pub(crate) async fn change_password(self, old: &str, new: &str) -> Result<(), Trouble> {
        let token = self.token();
        let body = json!({ "old": old, "new": new });
        Call::post("/api/password").by(&token).tell(&body).await
    }

    pub(crate) async fn devices(self) -> Result<Vec<Device>, Trouble> {
        let token = self.token();
        let list: Devices = Call::get("/api/sessions").by(&token).read().await?;
        Ok(list.sessions)
    }

    pub(crate) async fn revoke(self, device: &str) -> Result<(), Trouble> {
        let token = self.token();
        let path = format!("/api/sessions/{device}");
        let call = Call {
            method: "DELETE",
            ..Call::get(&path)
        };
        call.by(&token).text(None).await.map(drop)
    }

    /// Asks for something as oneself.
    pub(crate) async fn read<T: serde::de::DeserializeOwned>(
        self,
        path: &str,
    ) -> Result<T, Trouble> {
        let token = self.token();
        Call::get(path).by(&token).read().await
    }

    /// Asks for a text as oneself, or as nobody.
    pub(crate) async fn text(self, path: &str) -> Result<String, Trouble> {
        let token = self.token();
        Call::get(path).by_anybody(&token).text(None).await
    }

    /// Sends something as oneself.
    pub(crate) async fn send<T: serde::de::DeserializeOwned>(
        self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let token = self.token();
        Call::post(path).by(&token).send_and_read(body).await
    }

    /// Is nobody from now on.
    pub(crate) fn leave(self) {
        Role::Person.forget();
        let _ = self.me.try_set(None);
    }

    /// The server knows nobody with this device's token any more. If the page
    /// has another one by now, from elsewhere on this device, it goes on with it.
    pub(crate) fn lose(self) {
        if let Some(me) = Role::Person.recall()
            && me.token != self.token()
        {
            let _ = self.me.try_set(Some(me));
            return;
        }
        let _ = self.lost.try_set(true);
        self.leave();
        storage::write(KEY, LOST);
    }
}

/// Who one is, on this page.
pub(crate) fn identity() -> Identity {
    expect_context()
}
