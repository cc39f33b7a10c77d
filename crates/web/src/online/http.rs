//! Asking the server over HTTP.

use crate::text::Text;
use board_kit::signals::RwSignal;
use leptos::task::spawn_local;
use protocol::read_json;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The server can't be reached, or can't do anything just now.
    Away,
    /// It said no, and why: the code is for us.
    No(String),
}

#[derive(Deserialize)]
struct Refusal {
    error: Reason,
}

#[derive(Deserialize)]
struct Reason {
    code: String,
}

impl Trouble {
    /// In words.
    pub(crate) fn text(&self) -> Text {
        let code = match self {
            Self::Away => return Text::ServerUnreachable,
            Self::No(code) => code.as_str(),
        };
        match code {
            "unavailable" | "busy" => Text::ServerUnreachable,
            "too_fast" => Text::TooFast,
            "too_many_tables" => Text::TooManyTables,
            "full" => Text::ServerFull,
            "bad_name" => Text::BadName,
            "bad_password" => Text::BadPassword,
            "name_taken" => Text::NameTaken,
            "login_taken" => Text::LoginTaken,
            "no_such_user" => Text::NoSuchUser,
            "wrong_login" => Text::WrongLogin,
            "wrong_password" => Text::WrongPassword,
            "no_such_table" => Text::NoSuchTable,
            "other_rules" => Text::OtherRules,
            "not_over" => Text::NotOver,
            "kicked" => Text::KickedOut,
            "banned" => Text::AccountBanned,
            "barred" => Text::NetworkBarred,
            "unknown_token" => Text::LoggedOut,
            _ => Text::ServerFault,
        }
    }
}

/// What is asked, and by whom.
#[derive(Clone, Copy)]
pub(crate) struct Call<'a> {
    pub method: &'a str,
    pub path: &'a str,
    pub token: Option<&'a str>,
}

impl<'a> Call<'a> {
    /// Asks for something.
    pub(crate) fn get(path: &'a str) -> Self {
        Self {
            method: "GET",
            path,
            token: None,
        }
    }

    /// Wants something made.
    pub(crate) fn post(path: &'a str) -> Self {
        Self {
            method: "POST",
            ..Self::get(path)
        }
    }

    /// Wants something done in another way.
    pub(crate) fn by_method(method: &'a str, path: &'a str) -> Self {
        Self {
            method,
            ..Self::get(path)
        }
    }

    /// As the user with this token, or as nobody with the empty one.
    pub(crate) fn by_anybody(self, token: &'a str) -> Self {
        Self {
            token: Some(token).filter(|token| !token.is_empty()),
            ..self
        }
    }

    /// As the user with this token.
    pub(crate) fn by(self, token: &'a str) -> Self {
        Self {
            token: Some(token),
            ..self
        }
    }

    /// The answer as text.
    pub(crate) async fn text(self, body: Option<String>) -> Result<String, Trouble> {
        let response = self.send(body).await.map_err(|_| Trouble::Away)?;
        let text = match response.text() {
            Ok(text) => JsFuture::from(text).await.ok(),
            Err(_) => None,
        };
        let text = text
            .and_then(|text| text.as_string())
            .ok_or(Trouble::Away)?;
        if response.ok() {
            return Ok(text);
        }
        match read_json::<Refusal>(&text) {
            Ok(refusal) => Err(Trouble::No(refusal.error.code)),
            Err(_) => Err(Trouble::Away),
        }
    }

    async fn send(self, body: Option<String>) -> Result<Response, JsValue> {
        let window = web_sys::window().ok_or(JsValue::NULL)?;
        let headers = Headers::new()?;
        if let Some(token) = self.token {
            headers.set("authorization", &format!("Bearer {token}"))?;
        }
        let init = RequestInit::new();
        init.set_method(self.method);
        if let Some(body) = body {
            headers.set("content-type", "application/json")?;
            init.set_body(&JsValue::from_str(&body));
        }
        init.set_headers(&headers);
        let answer = window.fetch_with_str_and_init(self.path, &init);
        JsFuture::from(answer).await?.dyn_into()
    }

    /// What the answer says.
    pub(crate) async fn read<T: DeserializeOwned>(self) -> Result<T, Trouble> {
        parse(&self.text(None).await?)
    }

    /// What the answer says to what was sent.
    pub(crate) async fn send_and_read<T: DeserializeOwned>(
        self,
        body: &impl Serialize,
    ) -> Result<T, Trouble> {
        let body = serde_json::to_string(body).unwrap_or_default();
        parse(&self.text(Some(body)).await?)
    }

    /// Sends something to which there is nothing to say.
    pub(crate) async fn tell(self, body: &impl Serialize) -> Result<(), Trouble> {
        let body = serde_json::to_string(body).unwrap_or_default();
        self.text(Some(body)).await.map(drop)
    }
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Trouble> {
    // An answer that can't be read comes from another version of the server.
    read_json(text).map_err(|_| Trouble::No("answer".to_owned()))
}

/// Does one thing at a time: a second click while it is done does nothing.
pub(crate) fn one_at_a_time(busy: RwSignal<bool>, work: impl Future<Output = ()> + 'static) {
    if busy.get_untracked() {
        return;
    }
    busy.set(true);
    spawn_local(async move {
        work.await;
        // The form may be gone.
        let _ = busy.try_set(false);
    });
}
