//! JSON without names, for clients that know the game's types: a struct is the
//! list of its fields, in order; a variant of an enum is its number, counted from
//! 0, in front of its fields.
//!
//! An event such as `{"moved":{"rocket":0,"from":7,"to":3}}` becomes `[1,0,7,3]`.
//! A type that leaves fields out when writing, or tags its variants in another way,
//! must not be written so; a test of every game reads its events back.

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::Value;

/// A value that is written without field names.
pub(crate) struct Compact<'a, T: ?Sized>(pub(crate) &'a T);

impl<T: Serialize + ?Sized> Serialize for Compact<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(Nameless(serializer))
    }
}

/// Passes everything on but the names of fields.
struct Nameless<S>(S);

macro_rules! pass_on {
    ($($method:ident: $kind:ty,)*) => {
        $(fn $method(self, value: $kind) -> Result<S::Ok, S::Error> {
            self.0.$method(value)
        })*
    };
}

impl<S: Serializer> Serializer for Nameless<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Nameless<S::SerializeSeq>;
    type SerializeTuple = Nameless<S::SerializeTuple>;
    type SerializeTupleStruct = Nameless<S::SerializeTupleStruct>;
    type SerializeTupleVariant = Nameless<S::SerializeTuple>;
    type SerializeMap = Nameless<S::SerializeMap>;
    type SerializeStruct = Nameless<S::SerializeTuple>;
    type SerializeStructVariant = Nameless<S::SerializeTuple>;

    pass_on! {
        serialize_bool: bool,
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
        serialize_f32: f32,
        serialize_f64: f64,
        serialize_char: char,
        serialize_str: &str,
        serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        self.0.serialize_none()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<S::Ok, S::Error> {
        self.0.serialize_some(&Compact(value))
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        self.0.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_u32(index)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_newtype_struct(name, &Compact(value))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        let mut variant = numbered(self.0, index, 1)?;
        SerializeTuple::serialize_element(&mut variant, value)?;
        SerializeTuple::end(variant)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        self.0.serialize_seq(len).map(Nameless)
    }

    fn serialize_tuple(self, len: usize) -> Result<Self::SerializeTuple, S::Error> {
        self.0.serialize_tuple(len).map(Nameless)
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        self.0.serialize_tuple_struct(name, len).map(Nameless)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        numbered(self.0, index, len)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        self.0.serialize_map(len).map(Nameless)
    }

    fn serialize_struct(
        self,
        _name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStruct, S::Error> {
        self.0.serialize_tuple(len).map(Nameless)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        numbered(self.0, index, len)
    }
}

/// A list that begins with the number of a variant; its fields follow.
fn numbered<S: Serializer>(
    serializer: S,
    index: u32,
    fields: usize,
) -> Result<Nameless<S::SerializeTuple>, S::Error> {
    let mut list = serializer.serialize_tuple(fields + 1)?;
    list.serialize_element(&index)?;
    Ok(Nameless(list))
}

macro_rules! elements {
    ($($kind:ident from $inner:ident: $method:ident as $to:ident,)*) => {
        $(impl<S: $inner> $kind for Nameless<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
                self.0.$to(&Compact(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        })*
    };
}

elements! {
    SerializeSeq from SerializeSeq: serialize_element as serialize_element,
    SerializeTuple from SerializeTuple: serialize_element as serialize_element,
    SerializeTupleStruct from SerializeTupleStruct: serialize_field as serialize_field,
    SerializeTupleVariant from SerializeTuple: serialize_field as serialize_element,
}

impl<S: SerializeMap> SerializeMap for Nameless<S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), S::Error> {
        self.0.serialize_key(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
        self.0.serialize_value(&Compact(value))
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.0.end()
    }
}

macro_rules! fields {
    ($($kind:ident,)*) => {
        $(impl<S: SerializeTuple> $kind for Nameless<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _name: &'static str,
                value: &T,
            ) -> Result<(), S::Error> {
                self.0.serialize_element(&Compact(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        })*
    };
}

fields! {
    SerializeStruct,
    SerializeStructVariant,
}

/// Reads what was written with names or without.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    let value = serde_json::from_str(text)?;
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
    struct Place {
        cell: u8,
        way: Option<Way>,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Happened {
        Nothing,
        Moved { rocket: u8, to: Option<Place> },
        Taken(u8, Way),
        Shown(Vec<Place>),
    }

    fn all() -> Vec<Happened> {
        let place = |way| Place { cell: 9, way };
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
        assert_eq!(
            payload.text(),
            "[0,[1,3,[9,1]],[1,3,null],[2,1,0],[3,[[9,null]]]]"
        );
        assert_eq!(payload.read::<Vec<Happened>>().unwrap(), all());
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
        ] {
            let payload: Payload = serde_json::from_str(text).unwrap();
            payload.read::<Vec<Happened>>().expect_err(text);
        }
    }
}
