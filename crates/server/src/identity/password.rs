//! Passwords, and hashing them without eating up the machine.

use super::IdentityError;
use crate::random::random;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use serde::Deserialize;
use std::fmt;
use std::sync::Arc;
use store::StoreError;
use tokio::sync::Semaphore;

/// The fewest characters in a password.
pub(super) const LEAST_CHARS: usize = 8;
/// The most characters in a password.
pub(super) const MOST_CHARS: usize = 128;

/// How many passwords are hashed at once; each takes 19 MiB.
const AT_ONCE: usize = 2;
/// How many may wait for it, at most for about two seconds.
const WAITING: usize = 64;

/// What a password of nobody is compared with: its parameters are those of all
/// others, so it takes as long.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$b3JiaXRlIG5vYm9keSAwMA$\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A password as somebody typed it. It is never shown.
#[derive(Clone, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct Password(String);

impl Password {
    /// A password; whether it is good enough is asked when it is to be kept.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Whether it is long enough to be one, and no longer than anybody types.
    pub(super) fn check(&self) -> Result<(), IdentityError> {
        if (LEAST_CHARS..=MOST_CHARS).contains(&self.0.chars().count()) {
            Ok(())
        } else {
            Err(IdentityError::BadPassword)
        }
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(..)")
    }
}

/// The hash of a new password (argon2id with the parameters that its crate
/// recommends). It blocks for some 20 milliseconds.
pub fn hash_password(password: &Password) -> Result<String, StoreError> {
    let salt = random::<16>()?;
    let hash = Argon2::default().hash_password_with_salt(password.0.as_bytes(), &salt);
    // Lengths and parameters are ours, so all that can be missing is memory.
    let hash = hash.map_err(|error| StoreError::Unavailable(format!("hashing: {error}")))?;
    Ok(hash.to_string())
}

fn matches(password: &Password, hash: &str) -> bool {
    Argon2::default()
        .verify_password(password.0.as_bytes(), hash)
        .is_ok()
}

/// Hashes passwords on threads of their own, a few at a time.
#[derive(Debug)]
pub(super) struct Hashing {
    waiting: Arc<Semaphore>,
    working: Arc<Semaphore>,
}

impl Hashing {
    pub(super) fn new() -> Self {
        Self {
            waiting: Arc::new(Semaphore::new(WAITING)),
            working: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// The hash of a new password.
    pub(super) async fn hash(&self, password: &Password) -> Result<String, IdentityError> {
        let password = password.clone();
        let hash = self.work(move || hash_password(&password)).await?;
        Ok(hash?)
    }

    /// Whether a password has this hash. Without one the answer is no, after
    /// the same time.
    pub(super) async fn matches(
        &self,
        password: &Password,
        hash: Option<&str>,
    ) -> Result<bool, IdentityError> {
        let (password, known) = (password.clone(), hash.is_some());
        let hash = hash.unwrap_or(NOBODY).to_owned();
        let matches = self.work(move || matches(&password, &hash)).await?;
        Ok(known && matches)
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, IdentityError> {
        let waiting = Arc::clone(&self.waiting).try_acquire_owned();
        let waiting = waiting.map_err(|_| IdentityError::Busy)?;
        let working = Arc::clone(&self.working).acquire_owned().await;
        let working = working.map_err(|_| IdentityError::Busy)?;
        drop(waiting);
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            // Held by the work and not by the one who waits for it, who may
            // have gone away.
            drop(working);
            result
        });
        done.await
            .map_err(|error| StoreError::Fault(format!("hashing: {error}")).into())
    }

    /// Keeps everybody waiting until this is dropped.
    #[cfg(test)]
    pub(super) async fn halt(&self) -> tokio::sync::SemaphorePermit<'_> {
        let all = self.working.acquire_many(AT_ONCE as u32).await;
        all.expect("nobody closes it")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    #[test]
    fn hashes_have_the_recommended_parameters_and_a_salt() {
        let password = Password::new("correct horse");
        let hash = hash_password(&password).unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert_ne!(hash, hash_password(&password).unwrap());
        assert!(matches(&password, &hash));
        assert!(!matches(&Password::new("correct horsf"), &hash));
        assert!(!matches(&password, "nonsense"));
    }

    /// A hash that can't be read would be refused at once, and tell that
    /// nobody has this name.
    #[test]
    fn the_hash_of_nobody_is_a_real_one() {
        use argon2::password_hash::Error;
        let told = Argon2::default().verify_password(b"x", NOBODY);
        assert_eq!(told, Err(Error::PasswordInvalid));
        let real = hash_password(&Password::new("correct horse")).unwrap();
        let parameters = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(parameters(NOBODY), parameters(&real));
        assert_eq!(NOBODY.len(), real.len());
    }

    #[test]
    fn a_password_has_a_sensible_length() {
        for text in ["", "1234567", &"x".repeat(129)] {
            assert!(Password::new(text).check().is_err(), "{text}");
        }
        for text in ["12345678", "éééééééé", &"x".repeat(128)] {
            assert!(Password::new(text).check().is_ok(), "{text}");
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn only_two_are_hashed_at_once_and_not_too_many_wait() {
        let hashing = Arc::new(Hashing::new());
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let mut tasks = Vec::new();
        for _ in 0..200 {
            let (hashing, now, most) = (hashing.clone(), now.clone(), most.clone());
            tasks.push(tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    std::thread::sleep(Duration::from_millis(20));
                    now.fetch_sub(1, Ordering::SeqCst);
                };
                hashing.work(work).await
            }));
        }
        let mut refused = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(()) => {}
                Err(IdentityError::Busy) => refused += 1,
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(most.load(Ordering::SeqCst), AT_ONCE);
        assert!((1..200 - WAITING).contains(&refused), "{refused}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn who_goes_away_leaves_no_more_than_two_at_work() {
        let hashing = Hashing::new();
        let done = Arc::new(Barrier::new(AT_ONCE + 1));
        for _ in 0..AT_ONCE {
            let until = Arc::clone(&done);
            let work = hashing.work(move || until.wait());
            let gone = tokio::time::timeout(Duration::from_millis(20), work).await;
            assert!(gone.is_err());
        }
        assert_eq!(hashing.working.available_permits(), 0);
        done.wait();
        hashing.work(|| ()).await.unwrap();
    }
}
