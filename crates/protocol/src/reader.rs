//! Reading JSON with little code: what a type needs of its own is small, all
//! the rest is shared between types, and no error has a text. It is what the
//! page reads messages, views and events with, where every byte of code is
//! downloaded; a server, which is sent anything, reads with `serde_json`.
//!
//! Numbers are whole: no message has others.

#[cfg(test)]
mod tests;

use crate::failed::Failed;
use serde::Deserialize;
use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use std::fmt;

/// How deep values may lie in one another.
const DEEPEST: usize = 100;

/// The name under which `serde_json::value::RawValue` asks for a piece of JSON
/// as it is.
const RAW: &str = "$serde_json::private::RawValue";

/// What a type or a variant is called, and the names of several.
type Name = &'static str;
type Names = &'static [Name];

/// What a visitor makes of what was read.
type Read<'de, V> = Result<<V as Visitor<'de>>::Value, Failed>;

/// A text that is no JSON, or none of the type that was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Malformed {
    /// How many bytes could be read.
    pub at: usize,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not understood at byte {}", self.at)
    }
}

impl std::error::Error for Malformed {}

/// Reads a value from JSON.
pub fn read_json<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Malformed> {
    let mut reader = Reader {
        text,
        at: 0,
        depth: 0,
        is_whole: true,
        unescaped: String::new(),
    };
    match T::deserialize(&mut reader) {
        Ok(value) if reader.is_whole && reader.byte() == 0 && reader.at == text.len() => Ok(value),
        _ => Err(Malformed { at: reader.at }),
    }
}

struct Reader<'de> {
    text: &'de str,
    at: usize,
    depth: usize,
    /// Whether every list and object ended where it had to. Told at the end, so
    /// that nobody has to give back what was read already.
    is_whole: bool,
    /// The last string that had escapes in it.
    unescaped: String,
}

/// A whole number.
enum Number {
    Natural(u64),
    Negative(i64),
}

impl<'de> Reader<'de> {
    /// The next byte that is no space; 0 at the end.
    fn byte(&mut self) -> u8 {
        let bytes = self.text.as_bytes();
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(self.at) {
            self.at += 1;
        }
        bytes.get(self.at).copied().unwrap_or_default()
    }

    fn expect(&mut self, byte: u8) -> Result<(), Failed> {
        if self.byte() != byte {
            return Err(Failed);
        }
        self.at += 1;
        Ok(())
    }

    fn word(&mut self, word: &str) -> Result<(), Failed> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        if !rest.starts_with(word) {
            return Err(Failed);
        }
        self.at += word.len();
        Ok(())
    }

    fn boolean(&mut self) -> Result<bool, Failed> {
        let is_true = self.byte() == b't';
        self.word(if is_true { "true" } else { "false" })?;
        Ok(is_true)
    }

    fn null(&mut self) -> Result<(), Failed> {
        self.byte();
        self.word("null")
    }

    /// Opens a list or an object, and tells which.
    fn open(&mut self) -> Result<u8, Failed> {
        let bracket = self.byte();
        if !matches!(bracket, b'[' | b'{') || self.depth == DEEPEST {
            return Err(Failed);
        }
        self.at += 1;
        self.depth += 1;
        Ok(bracket)
    }

    fn open_with(&mut self, bracket: u8) -> Result<(), Failed> {
        match self.open()? == bracket {
            true => Ok(()),
            false => Err(Failed),
        }
    }

    fn close(&mut self, bracket: u8) {
        self.depth -= 1;
        self.is_whole &= self.expect(bracket).is_ok();
    }

    /// Whether another element comes before the bracket.
    fn has_more(&mut self, is_first: &mut bool, bracket: u8) -> Result<bool, Failed> {
        if self.byte() == bracket {
            return Ok(false);
        }
        if !std::mem::take(is_first) {
            self.expect(b',')?;
        }
        Ok(true)
    }

    fn digits(&mut self) -> Result<(), Failed> {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += digits;
        match digits {
            0 => Err(Failed),
            _ => Ok(()),
        }
    }

    /// A number, as it is written.
    fn numeral(&mut self) -> Result<&'de str, Failed> {
        self.byte();
        let start = self.at;
        let next = |reader: &Self| reader.text.as_bytes().get(reader.at).copied();
        if next(self) == Some(b'-') {
            self.at += 1;
        }
        if next(self) == Some(b'0') {
            self.at += 1;
        } else {
            self.digits()?;
        }
        if next(self) == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = next(self) {
            self.at += 1;
            if let Some(b'+' | b'-') = next(self) {
                self.at += 1;
            }
            self.digits()?;
        }
        self.text.get(start..self.at).ok_or(Failed)
    }

    fn number(&mut self) -> Result<Number, Failed> {
        let text = self.numeral()?;
        let number = match text.starts_with('-') {
            true => text.parse().map(Number::Negative),
            false => text.parse().map(Number::Natural),
        };
        number.map_err(|_| Failed)
    }

    fn string(&mut self) -> Result<&str, Failed> {
        self.expect(b'"')?;
        self.unescaped.clear();
        let mut start = self.at;
        loop {
            match self.text.as_bytes().get(self.at).copied() {
                Some(b'"') => {
                    let last = self.text.get(start..self.at).ok_or(Failed)?;
                    self.at += 1;
                    if self.unescaped.is_empty() {
                        return Ok(last);
                    }
                    self.unescaped.push_str(last);
                    return Ok(&self.unescaped);
                }
                Some(b'\\') => {
                    let before = self.text.get(start..self.at).ok_or(Failed)?;
                    self.unescaped.push_str(before);
                    self.at += 1;
                    let escaped = self.escaped()?;
                    self.unescaped.push(escaped);
                    start = self.at;
                }
                Some(b' '..) => self.at += 1,
                _ => return Err(Failed),
            }
        }
    }

    /// What follows a backslash.
    fn escaped(&mut self) -> Result<char, Failed> {
        let byte = self.text.as_bytes().get(self.at).copied();
        self.at += 1;
        Ok(match byte {
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                let mut code = self.hex()?;
                if let 0xD800..0xDC00 = code {
                    self.word("\\u")?;
                    let low = self.hex()?;
                    let (0xDC00..0xE000) = low else {
                        return Err(Failed);
                    };
                    code = 0x1_0000 + ((code - 0xD800) << 10) + (low - 0xDC00);
                }
                char::from_u32(code).ok_or(Failed)?
            }
            _ => return Err(Failed),
        })
    }

    fn hex(&mut self) -> Result<u32, Failed> {
        let mut code = 0;
        for _ in 0..4 {
            let byte = self.text.as_bytes().get(self.at).copied();
            let digit = byte.and_then(|byte| char::from(byte).to_digit(16));
            code = code * 16 + digit.ok_or(Failed)?;
            self.at += 1;
        }
        Ok(code)
    }

    /// Passes over a value.
    fn skip(&mut self) -> Result<(), Failed> {
        match self.byte() {
            b'"' => self.string().map(drop),
            b'n' => self.null(),
            b't' | b'f' => self.boolean().map(drop),
            b'[' | b'{' => {
                let is_list = self.open()? == b'[';
                let end = if is_list { b']' } else { b'}' };
                let mut is_first = true;
                while self.has_more(&mut is_first, end)? {
                    if !is_list {
                        self.string()?;
                        self.expect(b':')?;
                    }
                    self.skip()?;
                }
                self.close(end);
                Ok(())
            }
            _ => self.numeral().map(drop),
        }
    }

    fn list<V: Visitor<'de>>(&mut self, visitor: V) -> Read<'de, V> {
        let value = visitor.visit_seq(Elements::of(self));
        self.close(b']');
        value
    }

    fn object<V: Visitor<'de>>(&mut self, visitor: V) -> Read<'de, V> {
        let value = visitor.visit_map(Elements::of(self));
        self.close(b'}');
        value
    }
}

macro_rules! numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
            match self.number()? {
                Number::Natural(number) => visitor.visit_u64(number),
                Number::Negative(number) => visitor.visit_i64(number),
            }
        })*
    };
}

macro_rules! strings {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
            visitor.visit_str(self.string()?)
        })*
    };
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Failed;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
        deserialize_f32 deserialize_f64
    }

    strings! {
        deserialize_char deserialize_str deserialize_string deserialize_bytes
        deserialize_byte_buf deserialize_identifier
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        match self.byte() {
            b'"' => self.deserialize_str(visitor),
            b'n' => self.deserialize_unit(visitor),
            b't' | b'f' => self.deserialize_bool(visitor),
            b'[' => self.deserialize_seq(visitor),
            b'{' => self.deserialize_map(visitor),
            _ => self.deserialize_u64(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        visitor.visit_bool(self.boolean()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        if self.byte() == b'n' {
            self.null()?;
            return visitor.visit_none();
        }
        visitor.visit_some(self)
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        self.null()?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: Name, visitor: V) -> Read<'de, V> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: Name, visitor: V) -> Read<'de, V> {
        if name != RAW {
            return visitor.visit_newtype_struct(self);
        }
        self.byte();
        let start = self.at;
        self.skip()?;
        let text = self.text.get(start..self.at).ok_or(Failed)?;
        visitor.visit_map(Raw(text))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        self.open_with(b'[')?;
        self.list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<'de, V> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: Name,
        _: usize,
        visitor: V,
    ) -> Read<'de, V> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        self.open_with(b'{')?;
        self.object(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: Name, _: Names, visitor: V) -> Read<'de, V> {
        self.open_with(b'{')?;
        self.object(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: Name, _: Names, visitor: V) -> Read<'de, V> {
        let is_bare = self.byte() == b'"';
        if !is_bare {
            self.open_with(b'{')?;
        }
        let reader = &mut *self;
        let value = visitor.visit_enum(Variant { reader, is_bare });
        if !is_bare {
            self.close(b'}');
        }
        value
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<'de, V> {
        self.skip()?;
        visitor.visit_unit()
    }
}

/// The elements of a list, or of an object.
struct Elements<'r, 'de> {
    reader: &'r mut Reader<'de>,
    is_first: bool,
}

impl<'r, 'de> Elements<'r, 'de> {
    fn of(reader: &'r mut Reader<'de>) -> Self {
        let is_first = true;
        Self { reader, is_first }
    }

    /// The next one, unless the end comes.
    fn next<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
        end: u8,
    ) -> Result<Option<T::Value>, Failed> {
        if !self.reader.has_more(&mut self.is_first, end)? {
            return Ok(None);
        }
        seed.deserialize(&mut *self.reader).map(Some)
    }
}

impl<'de> SeqAccess<'de> for Elements<'_, 'de> {
    type Error = Failed;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Failed> {
        self.next(seed, b']')
    }
}

impl<'de> MapAccess<'de> for Elements<'_, 'de> {
    type Error = Failed;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Failed> {
        self.next(seed, b'}')
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Failed> {
        self.reader.expect(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

/// A variant: its name alone, or an object with what it holds under its name.
struct Variant<'r, 'de> {
    reader: &'r mut Reader<'de>,
    is_bare: bool,
}

impl<'r, 'de> Variant<'r, 'de> {
    /// What the variant holds.
    fn content(self) -> Result<&'r mut Reader<'de>, Failed> {
        if self.is_bare {
            return Err(Failed);
        }
        self.reader.expect(b':')?;
        Ok(self.reader)
    }
}

impl<'de> EnumAccess<'de> for Variant<'_, 'de> {
    type Error = Failed;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Failed> {
        let variant = seed.deserialize(&mut *self.reader)?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, 'de> {
    type Error = Failed;

    fn unit_variant(self) -> Result<(), Failed> {
        match self.is_bare {
            true => Ok(()),
            false => self.content()?.null(),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Failed> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<'de, V> {
        self.content()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: Names, visitor: V) -> Read<'de, V> {
        self.content()?.deserialize_struct("", &[], visitor)
    }
}

/// A piece of JSON as it is.
struct Raw<'de>(&'de str);

impl<'de> MapAccess<'de> for Raw<'de> {
    type Error = Failed;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Failed> {
        seed.deserialize(StrDeserializer::new(RAW)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Failed> {
        seed.deserialize(StrDeserializer::new(self.0))
    }
}
