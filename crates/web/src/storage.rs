//! What this device remembers: settings and tables.

use crate::dom;
use crate::table::SavedTable;
use engine::sort_few;
use std::cell::RefCell;
use web_sys::Storage;

const PREFIX: &str = "orbite.";
const TABLES: &str = "orbite.table.";
/// Every line of a log has a key of its own: a table grows by what is new.
const LINES: &str = "orbite.log.";

/// Texts by their keys, which last.
trait Texts {
    fn text(&self, key: &str) -> Option<String>;
    fn keep(&self, key: &str, text: &str) -> Result<(), NotKept>;
    fn remove(&self, key: &str);
    fn keys(&self) -> Vec<String>;
}

impl Texts for Storage {
    fn text(&self, key: &str) -> Option<String> {
        self.get_item(key).ok().flatten()
    }

    fn keep(&self, key: &str, text: &str) -> Result<(), NotKept> {
        self.set_item(key, text).map_err(|_| NotKept)
    }

    fn remove(&self, key: &str) {
        // What can't be removed stays, which does no harm.
        let _ = self.remove_item(key);
    }

    fn keys(&self) -> Vec<String> {
        let keys = 0..self.length().unwrap_or(0);
        keys.filter_map(|index| self.key(index).ok()?).collect()
    }
}

/// Texts that last as long as the page is open: for tables that the browser
/// does not keep.
#[derive(Default)]
struct Fleeting(RefCell<Vec<(String, String)>>);

impl Texts for Fleeting {
    fn text(&self, key: &str) -> Option<String> {
        let texts = self.0.borrow();
        let found = texts.iter().find(|(one, _)| one == key);
        found.map(|(_, text)| text.clone())
    }

    fn keep(&self, key: &str, text: &str) -> Result<(), NotKept> {
        self.remove(key);
        let entry = (key.to_owned(), text.to_owned());
        self.0.borrow_mut().push(entry);
        Ok(())
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().retain(|(one, _)| one != key);
    }

    fn keys(&self) -> Vec<String> {
        self.0.borrow().iter().map(|(key, _)| key.clone()).collect()
    }
}

thread_local! {
    static FLEETING: Fleeting = Fleeting::default();
}

/// Whether a table is there for as long as the page is open only.
pub(crate) fn is_fleeting(id: &str) -> bool {
    FLEETING.with(|texts| texts.text(&table_key(id)).is_some())
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Does something with the texts among which a table is.
fn with_texts_of<T>(id: &str, what: impl FnOnce(&dyn Texts) -> T) -> T {
    match storage() {
        Some(storage) if !is_fleeting(id) => what(&storage),
        _ => FLEETING.with(|texts| what(texts)),
    }
}

/// A remembered setting.
pub(crate) fn read(key: &str) -> Option<String> {
    storage()?.text(&format!("{PREFIX}{key}"))
}

/// Remembers a setting. A browser that refuses simply forgets.
pub(crate) fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.keep(&format!("{PREFIX}{key}"), value);
    }
}

/// All that is remembered under keys that begin so.
pub(crate) fn all(begin: &str) -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let begin = format!("{PREFIX}{begin}");
    let keys = storage.keys().into_iter();
    let keys = keys.filter(|key| key.starts_with(&begin));
    keys.filter_map(|key| storage.text(&key)).collect()
}

/// Forgets a setting.
pub(crate) fn erase(key: &str) {
    if let Some(storage) = storage() {
        storage.remove(&format!("{PREFIX}{key}"));
    }
}

/// The step of a game's lesson that somebody came to; nothing if it was neither
/// begun nor declined.
pub(crate) fn lesson(game: &str) -> Option<String> {
    read(&format!("lesson.{game}"))
}

/// What is remembered of a lesson that the next table is to offer.
const DUE: &str = "due";

/// Lets the next table of a game offer its lesson, if nobody was ever asked.
pub(crate) fn offer_lesson(game: &str) {
    if lesson(game).is_none() {
        keep_lesson(game, DUE);
    }
}

/// Whether a table of a game is to offer its lesson.
pub(crate) fn is_lesson_due(game: &str) -> bool {
    lesson(game).as_deref() == Some(DUE)
}

/// Remembers the step of a game's lesson, or that nobody wants it.
pub(crate) fn keep_lesson(game: &str, step: &str) {
    write(&format!("lesson.{game}"), step);
}

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotKept;

fn table_key(id: &str) -> String {
    format!("{TABLES}{id}")
}

fn line_key(id: &str, line: usize) -> String {
    format!("{LINES}{id}.{line}")
}

/// Keeps a new table; where the browser keeps nothing, while the page is open.
pub(crate) fn keep_table(table: &SavedTable) -> Result<(), NotKept> {
    with_texts_of(table.id(), |texts| keep_table_in(texts, table))
        .or_else(|_| FLEETING.with(|texts| keep_table_in(texts, table)))
}

fn keep_table_in(texts: &dyn Texts, table: &SavedTable) -> Result<(), NotKept> {
    let text = serde_json::to_string(table).map_err(|_| NotKept)?;
    texts.keep(&table_key(table.id()), &text)
}

/// Appends lines to a table's log. The table is written last: lines that it
/// does not count are written over.
pub(crate) fn append(table: &mut SavedTable, lines: &[String]) -> Result<(), NotKept> {
    table.updated = dom::date();
    let id = table.id.clone();
    with_texts_of(id.as_str(), |texts| append_in(texts, table, lines))
}

fn append_in(texts: &dyn Texts, table: &mut SavedTable, lines: &[String]) -> Result<(), NotKept> {
    for line in lines {
        texts.keep(&line_key(table.id(), table.lines), line)?;
        table.lines += 1;
    }
    keep_table_in(texts, table)
}

/// A kept table.
pub(crate) fn table(id: &str) -> Option<SavedTable> {
    with_texts_of(id, |texts| table_in(texts, id))
}

fn table_in(texts: &dyn Texts, id: &str) -> Option<SavedTable> {
    protocol::read_json(&texts.text(&table_key(id))?).ok()
}

/// The log of a kept table.
pub(crate) fn log(table: &SavedTable) -> Vec<String> {
    with_texts_of(table.id(), |texts| log_in(texts, table))
}

fn log_in(texts: &dyn Texts, table: &SavedTable) -> Vec<String> {
    let line = |line| texts.text(&line_key(table.id(), line));
    (0..table.lines).map_while(line).collect()
}

/// Forgets a table.
pub(crate) fn forget(table: &SavedTable) {
    with_texts_of(table.id(), |texts| forget_in(texts, table));
}

fn forget_in(texts: &dyn Texts, table: &SavedTable) {
    texts.remove(&table_key(table.id()));
    for line in 0..table.lines {
        texts.remove(&line_key(table.id(), line));
    }
}

/// All kept tables, the latest first. What can't be read is left alone.
pub(crate) fn tables() -> Vec<SavedTable> {
    let mut list = FLEETING.with(|texts| tables_in(texts));
    if let Some(storage) = storage() {
        list.extend(tables_in(&storage));
    }
    list
}

fn tables_in(texts: &dyn Texts) -> Vec<SavedTable> {
    let keys = texts.keys().into_iter();
    let mut list: Vec<SavedTable> = keys
        .filter_map(|key| table_in(texts, key.strip_prefix(TABLES)?))
        .collect();
    sort_few(&mut list, |a, b| a.updated > b.updated);
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// Storage with room for so many texts.
    struct Memory {
        texts: RefCell<BTreeMap<String, String>>,
        room: usize,
    }

    impl Memory {
        fn of(room: usize) -> Self {
            Self {
                texts: RefCell::default(),
                room,
            }
        }
    }

    impl Texts for Memory {
        fn text(&self, key: &str) -> Option<String> {
            self.texts.borrow().get(key).cloned()
        }

        fn keep(&self, key: &str, text: &str) -> Result<(), NotKept> {
            let mut texts = self.texts.borrow_mut();
            if texts.len() == self.room && !texts.contains_key(key) {
                return Err(NotKept);
            }
            texts.insert(key.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, key: &str) {
            self.texts.borrow_mut().remove(key);
        }

        fn keys(&self) -> Vec<String> {
            self.texts.borrow().keys().cloned().collect()
        }
    }

    fn saved(id: &str, updated: u64) -> SavedTable {
        SavedTable {
            updated,
            ..SavedTable::example(id)
        }
    }

    fn lines(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|line| (*line).to_owned()).collect()
    }

    #[test]
    fn a_log_grows_by_what_is_new_and_is_read_back_in_order() {
        let memory = Memory::of(100);
        let mut table = saved("t1", 1);
        let all: Vec<String> = (0..12).map(|line| format!("line {line}")).collect();
        for part in all.chunks(5) {
            append_in(&memory, &mut table, part).unwrap();
        }
        assert_eq!(log_in(&memory, &table), all);
        assert_eq!(table_in(&memory, "t1"), Some(table));
        assert_eq!(table_in(&memory, "t2"), None);
    }

    #[test]
    fn lines_that_the_table_does_not_count_are_written_over() {
        // Room for the table and two lines: the third line fails.
        let memory = Memory::of(3);
        let mut table = saved("t1", 1);
        append_in(&memory, &mut table, &lines(&["a"])).unwrap();
        let before = table.clone();
        let more = lines(&["b", "c"]);
        assert_eq!(append_in(&memory, &mut table, &more), Err(NotKept));
        // As after a reload.
        let mut table = table_in(&memory, "t1").unwrap();
        assert_eq!(table, before);
        assert_eq!(log_in(&memory, &table), ["a"]);
        append_in(&memory, &mut table, &lines(&["other"])).unwrap();
        assert_eq!(log_in(&memory, &table), ["a", "other"]);
    }

    #[test]
    fn the_latest_table_comes_first_and_what_is_not_a_table_is_left_alone() {
        let memory = Memory::of(100);
        memory.keep("orbite.name", "Ada").unwrap();
        memory.keep("orbite.table.odd", "{}").unwrap();
        for (id, updated) in [("a", 2), ("b", 3), ("c", 1)] {
            append_in(&memory, &mut saved(id, updated), &lines(&["x"])).unwrap();
        }
        let ids = |list: Vec<SavedTable>| {
            let ids = list.iter().map(|table| table.id().to_owned());
            ids.collect::<Vec<_>>()
        };
        let found = tables_in(&memory);
        forget_in(&memory, &found[0]);
        assert_eq!(ids(found), ["b", "a", "c"]);
        assert_eq!(ids(tables_in(&memory)), ["a", "c"]);
        assert_eq!(memory.keys().len(), 2 + 2 * 2, "no line of it is left");
    }
}
