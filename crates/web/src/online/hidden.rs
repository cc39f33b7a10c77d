//! People whose words one does not want to see, on this device.

use crate::storage;
use protocol::UserId;

/// Where this device remembers them.
const KEY: &str = "hidden";
/// Of how many people, the latest first.
const MOST: usize = 100;

fn all() -> Vec<UserId> {
    let text = storage::read(KEY).unwrap_or_default();
    protocol::read_json(&text).unwrap_or_default()
}

/// Whether one does not want to see what somebody says.
pub(super) fn is_hidden(user: &UserId) -> bool {
    all().contains(user)
}

/// Hides what somebody says, or shows it again.
pub(super) fn set_hidden(user: &UserId, hidden: bool) {
    let mut list = all();
    list.retain(|one| one != user);
    if hidden {
        list.insert(0, user.clone());
        list.truncate(MOST);
    }
    storage::write(KEY, &serde_json::to_string(&list).unwrap_or_default());
}
