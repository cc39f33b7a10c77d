//! What an operator does for somebody who forgot their password.

use super::{IdentityError, Password, hash_password};
use crate::random::random;
use store::{Store, StoreError, Timestamp};

/// Letters and digits that nobody takes for each other.
const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// Four groups of five are more than anybody can guess.
const GROUPS: usize = 4;
const GROUP: usize = 5;

/// Gives an account a password that was made up, and logs it out everywhere.
/// Returns the password, which is told once; nothing if there is no such
/// account.
///
/// It works while a server runs on the same store. Connections that are open
/// there end when the server next checks their tokens, within two
/// minutes; new ones need the new password.
pub async fn reset_password(store: &Store, login: &str) -> Result<Option<String>, IdentityError> {
    let Some(user) = store.account(login.trim()).await? else {
        return Ok(None);
    };
    let Some(old_hash) = user.password_hash else {
        return Ok(None);
    };
    let password = made_up()?;
    let hash = hash_password(&Password::new(password.as_str()))?;
    let changed = store.change_password(&user.id, &old_hash, &hash).await;
    changed.map_err(|error| match error {
        // Its owner has changed it just now, and knows it after all.
        StoreError::NotFound => IdentityError::WrongPassword,
        other => other.into(),
    })?;
    // No credential has the empty id, so none is kept.
    store
        .revoke_other_credentials(&user.id, "", Timestamp::now())
        .await?;
    Ok(Some(password))
}

fn made_up() -> Result<String, StoreError> {
    let mut letters = Vec::with_capacity(GROUPS * GROUP);
    while letters.len() < GROUPS * GROUP {
        let [byte] = random::<1>()?;
        // The last bytes would make some letters likelier than others.
        if usize::from(byte) < 256 / LETTERS.len() * LETTERS.len() {
            let letter = LETTERS[usize::from(byte) % LETTERS.len()];
            letters.push(char::from(letter));
        }
    }
    let groups: Vec<String> = letters
        .chunks(GROUP)
        .map(|group| group.iter().collect())
        .collect();
    Ok(groups.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_made_up_is_long_and_another_each_time() {
        let password = made_up().unwrap();
        assert_eq!(password.len(), GROUPS * GROUP + GROUPS - 1);
        assert!(Password::new(password.as_str()).check().is_ok());
        assert_ne!(password, made_up().unwrap());
    }

    #[test]
    fn every_letter_comes() {
        let all: String = (0..40).map(|_| made_up().unwrap()).collect();
        for letter in LETTERS {
            assert!(all.contains(char::from(*letter)), "{letter}");
        }
    }
}
