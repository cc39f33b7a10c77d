//! Who the person at this device is to the server.

use super::http::{Call, Trouble};
use crate::storage;
use board_kit::signals::{Memo, RwSignal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::UserId;
use protocol::progress::{NewResults, Progress};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Where this device remembers who one is.
const KEY: &str = "me";
/// Stands there once the server knew nobody with the token that did.
const LOST: &str = "lost";
/// Where it remembers who the shared screen is: somebody without a seat.
const SCREEN_KEY: &str = "screen";

/// Whether the server knows the person at this device, as far as the device knows.
pub(crate) fn is_known() -> bool {
    storage::read(KEY).is_some_and(|me| me.starts_with('{'))
}

/// Whether somebody has an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum AccountKind {
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
    pub account: AccountKind,
    /// What an account logs in with.
    #[serde(default)]
    pub login: Option<String>,
    /// The number of the picture that was chosen.
    #[serde(default)]
    pub avatar: Option<u16>,
    /// Whether one looks after the server.
    #[serde(default)]
    pub operator: bool,
    /// Whether nobody has asked for a name yet, since one only wanted to watch.
    #[serde(default)]
    pub unnamed: bool,
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

    /// Who that is; a new guest, who need not say a name, if the server knows nobody.
    pub(crate) async fn introduce_unasked(self, name: &str) -> Result<Me, Trouble> {
        let me = self.introduce(name).await;
        if me != Err(Trouble::No("name_taken".to_owned())) {
            return me;
        }
        // Somebody has an account of that name.
        let number = (js_sys::Math::random() * 9000.0) as u32 + 1000;
        self.introduce(&format!("{name} {number}")).await
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

    /// Who one is now.
    pub(crate) fn me(self) -> Option<Me> {
        self.me.try_get_untracked().flatten()
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
        self.me().map(|me| me.token).unwrap_or_default()
    }

    /// What the server says of one now, with the token one has.
    async fn renew(self, call: Call<'_>, body: serde_json::Value) -> Result<(), Trouble> {
        let token = self.token();
        let me: Me = call.by(&token).send_and_read(&body).await?;
        self.set(Me { token, ..me });
        Ok(())
    }

    /// Becomes a guest of that name, unless one is somebody who has said a name already.
    pub(crate) async fn introduce(self, name: &str) -> Result<(), Trouble> {
        if self.me().is_some_and(|me| me.unnamed) {
            return self.change(json!({ "name": name })).await;
        }
        let me = Role::Person.introduce(name).await?;
        self.set(me);
        Ok(())
    }

    /// Becomes a guest who may say a name later, unless one is somebody already.
    pub(crate) async fn introduce_unasked(self, name: &str) -> Result<(), Trouble> {
        let me = match Role::Person.recall() {
            Some(me) => me,
            None => Me {
                unnamed: true,
                ..Role::Person.introduce_unasked(name).await?
            },
        };
        self.set(me);
        Ok(())
    }

    /// Looks up who one is.
    pub(crate) async fn refresh(self) -> Result<(), Trouble> {
        let token = self.token();
        let me: Result<Me, Trouble> = Call::get("/api/me").by(&token).read().await;
        match me {
            Ok(me) => self.set(Me {
                token,
                unnamed: self.me().is_some_and(|known| known.unnamed),
                ..me
            }),
            Err(Trouble::No(code)) if code == "unknown_token" => self.lose(),
            Err(trouble) => return Err(trouble),
        }
        Ok(())
    }

    /// Changes name or picture.
    pub(crate) async fn change(self, what: serde_json::Value) -> Result<(), Trouble> {
        let call = Call::by_method("PATCH", "/api/me");
        self.renew(call, what).await
    }

    /// Deletes oneself for good.
    pub(crate) async fn delete(self, password: &str) -> Result<(), Trouble> {
        let body = match password {
            "" => json!({}),
            password => json!({ "password": password }),
        };
        let token = self.token();
        Call::post("/api/me/delete").by(&token).tell(&body).await?;
        self.leave();
        Ok(())
    }

    /// Asks for something to be done that needs no words, by a method.
    pub(crate) async fn order(self, method: &str, path: &str) -> Result<(), Trouble> {
        let token = self.token();
        let call = Call::by_method(method, path).by(&token);
        call.text(None).await.map(drop)
    }

    pub(crate) async fn make_account(self, login: &str, password: &str) -> Result<(), Trouble> {
        let body = json!({ "login": login, "password": password });
        let token = self.token();
        self.become_by(Call::post("/api/account").by(&token), &body)
            .await
    }

    /// Asks for what tells who one is from now on.
    async fn become_by(self, call: Call<'_>, body: &Value) -> Result<(), Trouble> {
        self.set(call.send_and_read(body).await?);
        Ok(())
    }

    pub(crate) async fn log_in(self, login: &str, password: &str) -> Result<(), Trouble> {
        let body = json!({ "login": login, "password": password });
        let token = self.token();
        self.become_by(Call::post("/api/login").by_anybody(&token), &body)
            .await
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

    /// Sets another password by a link from a mail, and is logged in.
    pub(crate) async fn reset_password(self, link: &str, password: &str) -> Result<(), Trouble> {
        let body = json!({ "token": link, "password": password });
        let token = self.token();
        self.become_by(Call::post("/api/password/reset").by_anybody(&token), &body)
            .await
    }

    pub(crate) async fn devices(self) -> Result<Vec<Device>, Trouble> {
        let token = self.token();
        let list: Devices = Call::get("/api/sessions").by(&token).read().await?;
        Ok(list.sessions)
    }

    pub(crate) async fn revoke(self, device: &str) -> Result<(), Trouble> {
        let path = format!("/api/sessions/{device}");
        self.order("DELETE", &path).await
    }

    /// Asks for something as oneself.
    pub(crate) async fn read<T: DeserializeOwned>(self, path: &str) -> Result<T, Trouble> {
        let token = self.token();
        Call::get(path).by(&token).read().await
    }

    /// What is at a path, once it is known, and a way to ask for it again.
    pub(crate) fn follow<T>(self, path: &'static str) -> (RwSignal<Option<T>>, Callback<()>)
    where
        T: DeserializeOwned + Clone + Send + Sync + 'static,
    {
        let found = RwSignal::new(None::<T>);
        let load = Callback::new(move |()| {
            spawn_local(async move {
                if let Ok(answer) = self.read(path).await {
                    let _ = found.try_set(Some(answer));
                }
            });
        });
        load.run(());
        (found, load)
    }

    /// What somebody sees whom the server knows, or a stranger. Another name or
    /// token of the same person draws nothing anew.
    pub(crate) fn known_or_stranger(
        self,
        known: fn(Identity, &Me) -> AnyView,
        stranger: fn(Identity) -> AnyView,
    ) -> impl IntoView {
        let user = Memo::new(move |_| self.get().map(|me| me.user));
        move || match user.get().and_then(|_| untrack(|| self.get())) {
            None => stranger(self),
            Some(me) => known(self, &me),
        }
    }

    /// Asks for something as oneself, or as nobody.
    pub(crate) async fn look<T: DeserializeOwned>(self, path: &str) -> Result<T, Trouble> {
        let token = self.token();
        Call::get(path).by_anybody(&token).read().await
    }

    /// Asks for a text as oneself, or as nobody.
    pub(crate) async fn text(self, path: &str) -> Result<String, Trouble> {
        let token = self.token();
        Call::get(path).by_anybody(&token).text(None).await
    }

    /// Sends something as oneself to which there is nothing to say.
    pub(crate) async fn tell(self, path: &str, body: &impl Serialize) -> Result<(), Trouble> {
        let token = self.token();
        Call::post(path).by(&token).tell(body).await
    }

    /// Asks for something to be done as oneself, to which there is nothing to say.
    pub(crate) async fn call(
        self,
        call: Call<'_>,
        body: Option<serde_json::Value>,
    ) -> Result<(), Trouble> {
        let token = self.token();
        let body = body.map(|body| body.to_string());
        call.by(&token).text(body).await.map(drop)
    }

    /// Sends something as oneself.
    pub(crate) async fn send<T: DeserializeOwned>(
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

/// Whether somebody with an account is logged in. Looks no closer than that: what
/// reads all of it is not downloaded with a table of one's own.
pub(crate) fn has_account() -> bool {
    storage::read(KEY).is_some_and(|me| me.contains(r#""account":"account""#))
}

/// Somebody with an account, as far as their progress is concerned.
pub(crate) struct Account {
    pub user: UserId,
    token: String,
}

/// The account that is logged in on this device.
pub(crate) fn account() -> Option<Account> {
    let me = Role::Person.recall()?;
    (me.account == AccountKind::Account).then_some(Account {
        user: me.user,
        token: me.token,
    })
}

impl Account {
    fn call(&self) -> Call<'_> {
        Call::get("/api/progress").by(&self.token)
    }

    /// What was reached on all devices.
    pub(crate) async fn progress(&self) -> Result<Progress, Trouble> {
        self.call().read().await
    }

    /// Adds what was played on this one.
    pub(crate) async fn add_results(&self, new: &NewResults) -> Result<Progress, Trouble> {
        let call = Call {
            method: "POST",
            ..self.call()
        };
        call.send_and_read(new).await
    }
}

/// Who one is, on this page.
pub(crate) fn identity() -> Identity {
    expect_context()
}
