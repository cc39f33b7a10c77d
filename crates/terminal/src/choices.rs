//! The legal actions as a list that narrows while one types.

/// One legal action, in words and in notation.
#[derive(Clone, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    pub(crate) words: String,
    pub(crate) notation: String,
    /// Words and notation without capitals and accents, to search in.
    folded: String,
}

impl<A> Choice<A> {
    pub(crate) fn new(action: A, words: String, notation: String) -> Self {
        let folded = fold(&format!("{words} {notation}"));
        Self {
            action,
            words,
            notation,
            folded,
        }
    }
}

/// The list, what has been typed, and the marked line.
#[derive(Clone, Debug)]
pub(crate) struct Choices<A> {
    all: Vec<Choice<A>>,
    /// The places in `all` of what is shown, in the order shown.
    shown: Vec<usize>,
    typed: String,
    cursor: usize,
    /// Whether the mark was moved since the last letter: then Enter means the
    /// marked line, not the text.
    moved: bool,
}

impl<A> Default for Choices<A> {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

impl<A> Choices<A> {
    pub(crate) fn new(all: Vec<Choice<A>>) -> Self {
        Self {
            shown: (0..all.len()).collect(),
            all,
            typed: String::new(),
            cursor: 0,
            moved: false,
        }
    }

    /// How many legal actions there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Every legal action.
    pub(crate) fn actions(&self) -> impl Iterator<Item = A>
    where
        A: Copy,
    {
        self.all.iter().map(|choice| choice.action)
    }

    /// What is shown, each with its number in the whole list.
    pub(crate) fn shown(&self) -> impl ExactSizeIterator<Item = (usize, &Choice<A>)> {
        self.shown
            .iter()
            .map(|&place| (place + 1, &self.all[place]))
    }

    /// The marked line's position among those shown.
    pub(crate) fn cursor(&self) -> usize {
        self.cursor
    }

    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }

    /// The marked choice.
    pub(crate) fn marked(&self) -> Option<&Choice<A>> {
        self.shown.get(self.cursor).map(|&place| &self.all[place])
    }

    /// Whether Enter means the marked line even if the text is a notation.
    pub(crate) fn moved(&self) -> bool {
        self.moved
    }

    pub(crate) fn push(&mut self, letter: char) {
        // A space too many, meant for a bot, is no filter.
        if letter == ' ' && self.typed.is_empty() {
            return;
        }
        // A wrong paste should not fill the memory.
        if self.typed.chars().count() < 60 {
            self.typed.push(letter);
            self.narrow();
        }
    }

    pub(crate) fn pop(&mut self) {
        if self.typed.pop().is_some() {
            self.narrow();
        }
    }

    pub(crate) fn clear(&mut self) {
        self.typed.clear();
        self.narrow();
    }

    /// Moves the mark; it stops at both ends.
    pub(crate) fn go(&mut self, by: isize) {
        let last = self.shown.len().saturating_sub(1);
        self.cursor = self.cursor.saturating_add_signed(by).min(last);
        self.moved = true;
    }

    /// Marks an action; what was typed is forgotten if it hides it.
    pub(crate) fn mark(&mut self, action: A)
    where
        A: Copy + PartialEq,
    {
        let is_it = |place: &usize| self.all[*place].action == action;
        if !self.shown.iter().any(is_it) {
            self.clear();
        }
        let is_it = |place: &usize| self.all[*place].action == action;
        if let Some(cursor) = self.shown.iter().position(is_it) {
            self.cursor = cursor;
            self.moved = true;
        }
    }

    /// Marks a line of those shown.
    pub(crate) fn mark_line(&mut self, line: usize) {
        if line < self.shown.len() {
            self.cursor = line;
            self.moved = true;
        }
    }

    fn narrow(&mut self) {
        self.moved = false;
        self.cursor = 0;
        let typed = fold(self.typed.trim());
        let exact = |choice: &Choice<A>| fold(&choice.notation) == typed;
        let number = typed.parse::<usize>().ok();
        if let Some(number) = number.filter(|&number| (1..=self.all.len()).contains(&number))
            && !self.all.iter().any(exact)
        {
            self.shown = (0..self.all.len()).collect();
            self.cursor = number - 1;
            return;
        }
        let words: Vec<&str> = typed.split_whitespace().collect();
        self.shown = (0..self.all.len())
            .filter(|&place| {
                words
                    .iter()
                    .all(|word| self.all[place].folded.contains(word))
            })
            .collect();
        // The notation one is typing comes first.
        self.shown.sort_by_key(|&place| {
            let notation = fold(&self.all[place].notation);
            (notation != typed, !notation.starts_with(&typed))
        });
    }
}

/// Small letters without accents, so that `ecart` finds `Écart`.
pub(crate) fn fold(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'à' | 'â' | 'ä' => 'a',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'î' | 'ï' => 'i',
            'ô' | 'ö' => 'o',
            'ù' | 'û' | 'ü' => 'u',
            'ç' => 'c',
            other => other,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> Choices<u8> {
        let lines = ["Move to cell 1", "Move to cell 12", "Écarter la carte 2"];
        let notations = ["m1", "m12", "x2"];
        let choices = (0..3).map(|index: u8| {
            let place = usize::from(index);
            Choice::new(index, lines[place].to_owned(), notations[place].to_owned())
        });
        Choices::new(choices.collect())
    }

    fn typed(text: &str) -> Choices<u8> {
        let mut choices = list();
        text.chars().for_each(|letter| choices.push(letter));
        choices
    }

    #[test]
    fn letters_narrow_the_list_without_caring_for_accents() {
        assert_eq!(typed("ecart").shown().len(), 1);
        assert_eq!(typed("move cell").shown().len(), 2);
        assert_eq!(typed("zzz").marked().map(|choice| choice.action), None);
    }

    #[test]
    fn a_notation_comes_first_and_a_number_jumps() {
        assert_eq!(typed("m12").marked().map(|choice| choice.action), Some(1));
        let jumped = typed("3");
        assert_eq!(jumped.marked().map(|choice| choice.action), Some(2));
        assert_eq!(jumped.shown().len(), 3);
    }

    #[test]
    fn the_mark_stops_at_both_ends() {
        let mut choices = list();
        choices.go(-5);
        assert_eq!(choices.cursor(), 0);
        choices.go(50);
        assert_eq!(choices.cursor(), 2);
        assert!(choices.moved());
        choices.clear();
        assert!(!choices.moved());
    }
}
