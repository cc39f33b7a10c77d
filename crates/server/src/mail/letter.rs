//! One mail: plain text, in paragraphs.

use super::SendError;
use lettre::Address;
use lettre::address::Envelope;
use mail_builder::MessageBuilder;
use mail_builder::headers::raw::Raw;
use mail_builder::headers::url::URL;
use std::fmt;
use std::str::FromStr;

/// Who sends mail: `Orbite <orbite@mail.example>`, or the address alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sender {
    name: Option<String>,
    address: Address,
}

impl FromStr for Sender {
    type Err = lettre::address::AddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (name, address) = match text.trim().strip_suffix('>') {
            Some(named) => named.split_once('<').unwrap_or(("", named)),
            None => ("", text),
        };
        let name = name.trim().trim_matches('"');
        Ok(Self {
            name: (!name.is_empty()).then(|| name.to_owned()),
            address: address.trim().parse()?,
        })
    }
}

impl fmt::Display for Sender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => write!(f, "{name} <{}>", self.address),
            None => self.address.fmt(f),
        }
    }
}

/// A mail before it is written.
pub(super) struct Letter {
    /// The address.
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) paragraphs: Vec<String>,
    /// Where mail programs unsubscribe with one click (RFC 8058), if mail of this
    /// kind comes unasked.
    pub(super) unsubscribe: Option<String>,
}

impl Letter {
    /// The mail as it is sent. Its id is unique among those of the host.
    pub(super) fn write(
        self,
        from: &Sender,
        id: &str,
        host: &str,
    ) -> Result<(Envelope, Vec<u8>), SendError> {
        let to: Address = self.to.parse().map_err(|_| SendError::Address)?;
        let own = from.address.as_ref();
        let mut message = MessageBuilder::new()
            .to(self.to.as_str())
            .subject(self.subject)
            .message_id(format!("{id}@{host}"))
            // No holiday notices in reply (RFC 3834).
            .header("Auto-Submitted", Raw::new("auto-generated"))
            .text_body(self.paragraphs.join("\n\n") + "\n");
        message = match from.name.as_deref() {
            Some(name) => message.from((name, own)),
            None => message.from(own),
        };
        if let Some(url) = self.unsubscribe {
            message = message.header("List-Unsubscribe", URL::new(url)).header(
                "List-Unsubscribe-Post",
                Raw::new("List-Unsubscribe=One-Click"),
            );
        }
        let envelope = Envelope::new(Some(from.address.clone()), vec![to]);
        let envelope = envelope.map_err(|_| SendError::Address)?;
        Ok((envelope, message.write_to_vec()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(to: &str) -> Letter {
        Letter {
            to: to.to_owned(),
            subject: "À vous de jouer".to_owned(),
            paragraphs: vec!["Une ligne.".to_owned(), "Une autre.".to_owned()],
            unsubscribe: Some("https://orbite.example/api/mail/unsubscribe/x".to_owned()),
        }
    }

    #[test]
    fn a_mail_says_who_sends_it_and_how_to_stop_it() {
        let from = "Orbite <orbite@orbite.example>".parse().unwrap();
        let mail = letter("ada@example.org").write(&from, "17", "orbite.example");
        let (envelope, mail) = mail.unwrap();
        assert_eq!(envelope.to()[0].to_string(), "ada@example.org");
        assert_eq!(
            envelope.from().unwrap().to_string(),
            "orbite@orbite.example"
        );
        let text = String::from_utf8(mail).unwrap();
        for line in [
            "From: \"Orbite\" <orbite@orbite.example>",
            "To: <ada@example.org>",
            "Date: ",
            "Message-ID: <17@orbite.example>",
            "Auto-Submitted: auto-generated",
            "List-Unsubscribe: <https://orbite.example/api/mail/unsubscribe/x>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Une ligne.\r\n\r\nUne autre.",
        ] {
            assert!(text.contains(line), "{line}: {text}");
        }
        assert!(text.contains("Subject: =?utf-8?"), "{text}");
    }

    #[test]
    fn what_is_no_address_gets_no_mail() {
        let from = "orbite@orbite.example".parse().unwrap();
        for to in ["", "ada", "ada@example.org\r\nBcc: eve@example.org"] {
            assert!(letter(to).write(&from, "1", "orbite.example").is_err());
        }
    }

    #[test]
    fn a_sender_has_an_address_and_perhaps_a_name() {
        let shown = |text: &str| text.parse::<Sender>().map(|sender| sender.to_string());
        let named = Ok("Orbite <o@mail.example>".to_owned());
        assert_eq!(shown("Orbite <o@mail.example>"), named);
        assert_eq!(shown(" \"Orbite\" <o@mail.example> "), named);
        for text in ["o@mail.example", "<o@mail.example>"] {
            assert_eq!(shown(text), Ok("o@mail.example".to_owned()));
        }
        for text in ["", "Orbite", "Orbite <>", "Orbite <o>"] {
            assert!(shown(text).is_err(), "{text}");
        }
    }
}
