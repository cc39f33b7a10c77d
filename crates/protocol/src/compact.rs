//! Events without names, as one short text, for clients that know the game's types:
//! a struct is the list of its fields, in order; a variant of an enum is its number,
//! counted from 0, in front of its fields. An event such as
//! `{"moved":{"rocket":0,"from":7,"to":3}}` is the list `[1,0,7,3]`.
//!
//! Events are separated by spaces, and what stands in the list of one follows piece by
//! piece: whole numbers up to 61 as `0` to `9`, `a` to `z` and `A` to `Z`, others between
//! `:` and `;`. `-` is `null`, `+` and `!` are `true` and `false`, a text is between two
//! `'`, and a list within a list between `(` and `)`. So `[[1,0,7,3],[2,[9,null],"b4"]]` is
//! `1073 2(9-)'b4'`.
//!
//! A type that leaves fields out when writing, or tags its variants in another way,
//! must not be written so; a test of every game reads its events back.

use crate::failed::Failed;
use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde::ser::{self, Impossible, Serialize, Serializer};
use serde_json::Value;
use std::fmt::Write;

const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// How deep lists may lie in one another.
const DEEPEST: usize = 20;

/// Events as such a text, in quotes; nothing if there is something in them that has
/// no short form.
pub(crate) fn pack<T: Serialize>(events: &[T]) -> Option<String> {
    let mut text = String::with_capacity(64);
    text.push('"');
    for event in events {
        if text.len() > 1 {
            text.push(' ');
        }
        let packer = Packer {
            text: &mut text,
            is_inner: false,
        };
        event.serialize(packer).ok()?;
    }
    text.push('"');
    Some(text)
}

/// The lists that such a text stands for; nothing if it is none. An event without
/// fields is its number alone.
pub fn unpack(text: &str) -> Option<Value> {
    let events = text.split(' ').filter(|event| !event.is_empty());
    let lists = events.map(|event| {
        let mut rest = event;
        let mut list = pieces(&mut rest, 0)?;
        if !rest.is_empty() {
            return None;
        }
        match list[..] {
            [_] => list.pop(),
            _ => Some(list.into()),
        }
    });
    lists.collect()
}

/// Takes the pieces up to the end of their list.
fn pieces(text: &mut &str, depth: usize) -> Option<Vec<Value>> {
    let mut list = Vec::new();
    while let Some(first) = text.chars().next() {
        if first == ')' {
            break;
        }
        *text = &text[first.len_utf8()..];
        list.push(match first {
            '-' => Value::Null,
            '+' => true.into(),
            '!' => false.into(),
            ':' => {
                let (number, rest) = text.split_once(';')?;
                *text = rest;
                number.parse::<i64>().ok()?.into()
            }
            '\'' => {
                let (inner, rest) = text.split_once('\'')?;
                *text = rest;
                inner.into()
            }
            '(' if depth < DEEPEST => {
                let inner = pieces(text, depth + 1)?;
                *text = text.strip_prefix(')')?;
                inner.into()
            }
            digit => DIGITS
                .iter()
                .position(|it| char::from(*it) == digit)?
                .into(),
        });
    }
    Some(list)
}

type Packed = Result<(), Failed>;

/// Writes one value: an event, or something within one.
struct Packer<'a> {
    text: &'a mut String,
    is_inner: bool,
}

impl<'a> Packer<'a> {
    fn list(self) -> Result<List<'a>, Failed> {
        if self.is_inner {
            self.text.push('(');
        }
        Ok(List {
            text: self.text,
            is_inner: self.is_inner,
        })
    }

    /// The fields of a variant, behind its number.
    fn variant(self, number: u32) -> Result<List<'a>, Failed> {
        let mut list = self.list()?;
        list.add(&number)?;
        Ok(list)
    }
}

macro_rules! numbers {
    ($($method:ident: $kind:ty,)*) => {
        $(fn $method(self, value: $kind) -> Packed {
            self.serialize_i64(value.into())
        })*
    };
}

macro_rules! variants {
    ($($method:ident,)*) => {
        $(fn $method(self, _: &str, number: u32, _: &str, _: usize) -> Result<List<'a>, Failed> {
            self.variant(number)
        })*
    };
}

macro_rules! unpackable {
    ($($method:ident: $kind:ty,)*) => {
        $(fn $method(self, _: $kind) -> Packed {
            Err(Failed)
        })*
    };
}

impl<'a> Serializer for Packer<'a> {
    type Ok = ();
    type Error = Failed;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Impossible<(), Failed>;
    type SerializeStruct = List<'a>;
    type SerializeStructVariant = List<'a>;

    numbers! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
    }

    variants! {
        serialize_tuple_variant,
        serialize_struct_variant,
    }

    unpackable! {
        serialize_f32: f32,
        serialize_f64: f64,
        serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_bool(self, value: bool) -> Packed {
        self.text.push(if value { '+' } else { '!' });
        Ok(())
    }

    fn serialize_i64(self, value: i64) -> Packed {
        let digit = usize::try_from(value).ok();
        match digit.and_then(|digit| DIGITS.get(digit)) {
            Some(digit) => self.text.push(char::from(*digit)),
            None => write!(self.text, ":{value};").map_err(|_| Failed)?,
        }
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Packed {
        self.serialize_i64(value.try_into().map_err(|_| Failed)?)
    }

    fn serialize_char(self, value: char) -> Packed {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Packed {
        let is_plain = |byte: u8| byte.is_ascii_graphic() && !b"'\"\\".contains(&byte);
        if !value.bytes().all(is_plain) {
            return Err(Failed);
        }
        self.text.push('\'');
        self.text.push_str(value);
        self.text.push('\'');
        Ok(())
    }

    fn serialize_none(self) -> Packed {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Packed {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Packed {
        self.text.push('-');
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, number: u32, _: &'static str) -> Packed {
        self.serialize_u32(number)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Packed {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        number: u32,
        _: &'static str,
        value: &T,
    ) -> Packed {
        let mut list = self.variant(number)?;
        list.add(value)?;
        list.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>, Failed> {
        self.list()
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>, Failed> {
        self.list()
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Failed> {
        self.list()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Failed> {
        Err(Failed)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<List<'a>, Failed> {
        self.list()
    }
}

/// Writes what stands in a list.
struct List<'a> {
    text: &'a mut String,
    is_inner: bool,
}

impl List<'_> {
    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Packed {
        value.serialize(Packer {
            text: self.text,
            is_inner: true,
        })
    }

    fn close(self) -> Packed {
        if self.is_inner {
            self.text.push(')');
        }
        Ok(())
    }
}

macro_rules! lists {
    ($($kind:ident::$method:ident($($name:ident: $of:ty)?),)*) => {
        $(impl ser::$kind for List<'_> {
            type Ok = ();
            type Error = Failed;

            fn $method<T: Serialize + ?Sized>(&mut self, $($name: $of,)? value: &T) -> Packed {
                self.add(value)
            }

            fn end(self) -> Packed {
                self.close()
            }
        })*
    };
}

lists! {
    SerializeSeq::serialize_element(),
    SerializeTuple::serialize_element(),
    SerializeTupleStruct::serialize_field(),
    SerializeTupleVariant::serialize_field(),
    SerializeStruct::serialize_field(_name: &'static str),
    SerializeStructVariant::serialize_field(_name: &'static str),
}

/// Reads what was written with names or without.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    let mut value = serde_json::from_str(text)?;
    if let Value::String(packed) = &value {
        value = unpack(packed).ok_or_else(|| Error::custom("expected events"))?;
    }
    T::deserialize(Either(&value))
}

/// Reads variants by their names or numbers; everything else as JSON does.
#[derive(Clone, Copy)]
struct Either<'de>(&'de Value);

impl<'de> Deserializer<'de> for Either<'de> {
    type Error = serde_json::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self.0 {
            Value::Array(list) => {
                let mut list = SeqDeserializer::new(list.iter().map(Either));
                let read = visitor.visit_seq(&mut list)?;
                list.end().map(|()| read)
            }
            Value::Object(object) => {
                let entries = object
                    .iter()
                    .map(|(name, value)| (name.as_str(), Either(value)));
                let mut entries = MapDeserializer::new(entries);
                let read = visitor.visit_map(&mut entries)?;
                entries.end().map(|()| read)
            }
            plain => plain.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        match self.0 {
            Value::Number(_) => visitor.visit_enum(Numbered(std::slice::from_ref(self.0))),
            Value::Array(list) => visitor.visit_enum(Numbered(list)),
            named => named.deserialize_enum(name, variants, visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf
        unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, serde_json::Error> for Either<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The number of a variant, and its fields.
struct Numbered<'de>(&'de [Value]);

impl<'de> EnumAccess<'de> for Numbered<'de> {
    type Error = serde_json::Error;
    type Variant = Fields<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, Fields<'de>), Self::Error> {
        let number = self.0.split_first().and_then(|(number, fields)| {
            let number = u32::try_from(number.as_u64()?).ok()?;
            Some((number, fields))
        });
        let Some((number, fields)) = number else {
            return Err(Error::custom("expected the number of a variant"));
        };
        let number: serde::de::value::U32Deserializer<Self::Error> = number.into_deserializer();
        Ok((seed.deserialize(number)?, Fields(fields)))
    }
}

struct Fields<'de>(&'de [Value]);

impl<'de> VariantAccess<'de> for Fields<'de> {
    type Error = serde_json::Error;

    fn unit_variant(self) -> Result<(), Self::Error> {
        match self.0 {
            [] => Ok(()),
            _ => Err(Error::invalid_type(Unexpected::Seq, &"no fields")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(
        self,
        seed: T,
    ) -> Result<T::Value, Self::Error> {
        match self.0 {
            [value] => seed.deserialize(Either(value)),
            _ => Err(Error::invalid_length(self.0.len(), &"one field")),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(
        self,
        _len: usize,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        let mut fields = SeqDeserializer::new(self.0.iter().map(Either));
        let read = visitor.visit_seq(&mut fields)?;
        fields.end().map(|()| read)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.tuple_variant(names.len(), visitor)
    }
}

#[cfg(test)]
mod tests {
    use crate::Payload;
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Way {
        Up,
        Down,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    struct Spot {
        cell: u8,
        way: Option<Way>,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Happened {
        Nothing,
        Moved { rocket: u8, to: Option<Spot> },
        Taken(u8, Way),
        Shown(Vec<Spot>),
    }

    fn all() -> Vec<Happened> {
        let place = |way| Spot { cell: 9, way };
        vec![
            Happened::Nothing,
            Happened::Moved {
                rocket: 3,
                to: Some(place(Some(Way::Down))),
            },
            Happened::Moved {
                rocket: 3,
                to: None,
            },
            Happened::Taken(1, Way::Up),
            Happened::Shown(vec![place(None)]),
        ]
    }

    #[test]
    fn what_is_written_without_names_is_read_again() {
        let payload = Payload::compact(&all()).unwrap();
        assert_eq!(payload.text(), r#""0 13(91) 13- 210 3((9-))""#);
        assert_eq!(payload.read::<Vec<Happened>>().unwrap(), all());
    }

    #[test]
    fn all_numbers_are_read_again() {
        let numbers = [0, 9, 10, 35, 36, 61, 62, 1_000_000, -1, i64::MIN, i64::MAX];
        let lists = [numbers.to_vec(), vec![-3, 3]];
        let payload = Payload::compact(&lists).unwrap();
        assert_eq!(payload.read::<Vec<Vec<i64>>>().unwrap(), lists);
        let flags = [(true, Some(false), None::<u8>)];
        let payload = Payload::compact(&flags).unwrap();
        assert_eq!(payload.text(), r#""+!-""#);
        let read: Vec<(bool, Option<bool>, Option<u8>)> = payload.read().unwrap();
        assert_eq!(read, flags);
        let texts = [("c(3)", 'x'), ("", '-')].map(|(one, other)| (one.to_owned(), other));
        let payload = Payload::compact(&texts).unwrap();
        assert_eq!(payload.text(), r#""'c(3)''x' '''-'""#);
        assert_eq!(payload.read::<Vec<(String, char)>>().unwrap(), texts);
    }

    #[test]
    fn what_has_no_short_form_keeps_its_names() {
        for text in ["it's", "a b", "\"", "\\", "é"] {
            let payload = Payload::compact(&[(text, 1)]).unwrap();
            assert_eq!(payload.text(), serde_json::to_string(&[(text, 1)]).unwrap());
        }
    }

    #[test]
    fn what_is_written_with_names_is_read_alike() {
        let payload = Payload::of(&all()).unwrap();
        assert_eq!(payload.read::<Vec<Happened>>().unwrap(), all());
    }

    #[test]
    fn other_numbers_and_lengths_are_errors() {
        for text in [
            "[9]",
            "[[]]",
            "[[1,3]]",
            "[[0,1]]",
            "[[1,3,null,4]]",
            "[-1]",
            "[1.5]",
            r#""9""#,
            r#""13""#,
            r#""01""#,
            r#""13-4""#,
            r#""13(91""#,
            r#""13(91))""#,
            r#""13)""#,
            r#"":1""#,
            r#""1'3-""#,
            r#""1é-""#,
        ] {
            let payload: Payload = serde_json::from_str(text).unwrap();
            payload.read::<Vec<Happened>>().expect_err(text);
        }
    }
}
