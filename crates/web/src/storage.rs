//! What this device remembers: settings and games.

use crate::table::Saved;
use web_sys::Storage;

const PREFIX: &str = "orbite.";
const GAMES: &str = "orbite.game.";

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// A remembered setting.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{key}")).ok()?
}

/// Remembers a setting. A browser that refuses simply forgets.
pub(crate) fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{PREFIX}{key}"), value);
    }
}

/// Why a game could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotKept;

/// Keeps a game, over an older state of the same one.
pub(crate) fn keep(saved: &Saved) -> Result<(), NotKept> {
    let text = serde_json::to_string(saved).map_err(|_| NotKept)?;
    storage()
        .ok_or(NotKept)?
        .set_item(&format!("{GAMES}{}", saved.id), &text)
        .map_err(|_| NotKept)
}

/// A kept game.
pub(crate) fn game(id: &str) -> Option<Saved> {
    let text = storage()?.get_item(&format!("{GAMES}{id}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{GAMES}{id}"));
    }
}

/// All kept games, the latest first. What can't be read is left alone.
pub(crate) fn games() -> Vec<Saved> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    let mut list: Vec<Saved> = (0..count)
        .filter_map(|index| storage.key(index).ok()?)
        .filter_map(|key| game(key.strip_prefix(GAMES)?))
        .collect();
    list.sort_by(|a, b| b.updated.total_cmp(&a.updated));
    list
}
