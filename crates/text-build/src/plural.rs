//! Plural rules as the Unicode CLDR writes them: `i = 1 and v = 0`,
//! `n % 10 = 2..4 and n % 100 != 12..14`.

/// A condition on a number, as Rust.
///
/// `n` and `i` are the whole part, `v` the number of digits after the point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Condition(pub(crate) String);

impl Condition {
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let any: Result<Vec<String>, String> = text
            .split(" or ")
            .map(|all| {
                let all: Result<Vec<String>, String> = all.split(" and ").map(relation).collect();
                Ok(all?.join(" && "))
            })
            .collect();
        Ok(Self(any?.join(" || ")))
    }
}

fn relation(text: &str) -> Result<String, String> {
    let wrong = || format!("`{}` is not a plural rule", text.trim());
    let (left, right, not) = match text.split_once("!=") {
        Some((left, right)) => (left, right, "!"),
        None => {
            let (left, right) = text.split_once('=').ok_or_else(wrong)?;
            (left, right, "")
        }
    };
    let (operand, modulus) = match left.split_once('%') {
        Some((operand, modulus)) => (operand.trim(), Some(number(modulus).ok_or_else(wrong)?)),
        None => (left.trim(), None),
    };
    let operand = match operand {
        "n" | "i" => "whole",
        "v" => "places",
        _ => return Err(wrong()),
    };
    let operand = match modulus {
        Some(modulus) => format!("{operand} % {modulus}"),
        None => operand.to_owned(),
    };
    let ranges: Option<Vec<String>> = right
        .split(',')
        .map(|range| match range.split_once("..") {
            Some((from, to)) => Some(format!("{}..={}", number(from)?, number(to)?)),
            None => Some(number(range)?.to_string()),
        })
        .collect();
    let ranges = ranges.ok_or_else(wrong)?.join(" | ");
    Ok(format!("{not}matches!({operand}, {ranges})"))
}

fn number(text: &str) -> Option<u64> {
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::Condition;

    #[test]
    fn rules_of_the_cldr_become_rust() {
        let rust = |text| Condition::read(text).unwrap().0;
        assert_eq!(rust("i = 0,1"), "matches!(whole, 0 | 1)");
        assert_eq!(
            rust("n % 10 = 2..4 and n % 100 != 12..14 or v = 1"),
            "matches!(whole % 10, 2..=4) && !matches!(whole % 100, 12..=14) || matches!(places, 1)"
        );
        assert!(Condition::read("one of them").is_err());
    }
}
