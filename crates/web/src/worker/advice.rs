//! Advice on its way from the worker to the page: the actions of the turn, its
//! worth in thousandths, with `!` if it is certain, then the next best and the worst with
//! theirs, then how many others there are and how many of them are as good.

use bots::{Advice, Rival};
use std::fmt::Display;
use std::str::FromStr;

/// The text to post.
pub(super) fn write<A: Display>(advice: &Advice<A>) -> String {
    let thousandths = |worth: f32| (worth * 1000.0).round() as i32;
    let rival = |rival: &Option<Rival<A>>| match rival {
        Some(rival) => format!("{} {}", rival.action, thousandths(rival.worth)),
        None => String::new(),
    };
    let actions: Vec<String> = advice.actions.iter().map(ToString::to_string).collect();
    let sure = if advice.is_certain { "!" } else { "" };
    let worth = advice
        .worth
        .map(|worth| format!("{}{sure}", thousandths(worth)));
    [
        actions.join(" "),
        worth.unwrap_or_default(),
        rival(&advice.second),
        rival(&advice.worst),
        advice.others.to_string(),
        advice.equals.to_string(),
    ]
    .join(";")
}

/// What was posted; an action alone is advice without reasons.
pub(crate) fn read<A: FromStr>(text: &str) -> Option<Advice<A>> {
    let mut parts = text.split(';');
    let actions = parts.next()?.split(' ').map(|action| action.parse().ok());
    let actions: Option<Vec<A>> = actions.collect();
    // Whole numbers: what reads fractions brings a table of 10 KB that does not compress.
    let thousandths = |text: &str| Some(text.parse::<i32>().ok()? as f32 / 1000.0);
    let worth = parts.next().unwrap_or_default();
    let certain = worth.strip_suffix('!');
    let mut rival = || {
        let (action, worth) = parts.next()?.split_once(' ')?;
        Some(Rival {
            action: action.parse().ok()?,
            worth: thousandths(worth)?,
        })
    };
    let (second, worst) = (rival(), rival());
    let mut count = || parts.next().and_then(|count| count.parse().ok());
    Some(Advice {
        actions: actions?,
        worth: thousandths(certain.unwrap_or(worth)),
        is_certain: certain.is_some(),
        second,
        worst,
        others: count().unwrap_or_default(),
        equals: count().unwrap_or_default(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advice_arrives_as_it_was_given() {
        let rival = |action| Rival {
            action,
            worth: 0.25,
        };
        for advice in [
            Advice {
                actions: vec![3, 7],
                worth: Some(0.625),
                is_certain: false,
                others: 5,
                equals: 2,
                second: Some(rival(4)),
                worst: Some(rival(9)),
            },
            Advice {
                actions: vec![3],
                worth: Some(1.0),
                is_certain: true,
                others: 1,
                equals: 0,
                second: Some(rival(4)),
                worst: None,
            },
            Advice {
                actions: vec![3],
                worth: None,
                is_certain: false,
                others: 0,
                equals: 0,
                second: None,
                worst: None,
            },
        ] {
            assert_eq!(read(&write(&advice)), Some(advice));
        }
        assert_eq!(read::<u8>("5").map(|advice| advice.actions), Some(vec![5]));
        assert_eq!(read::<u8>("x;1;;"), None);
    }
}
