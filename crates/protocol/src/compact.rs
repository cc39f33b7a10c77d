//! JSON without field names, for clients that know the game's types: a struct
//! is the list of its fields, in order, which serde reads as well as an object.
//!
//! An event such as `{"event":"moved","rocket":0,"from":7,"to":3}` becomes
//! `["moved",0,7,3]`. A type that leaves fields out when writing must not be
//! written so; a test of every game reads its events back.

use serde::ser::{
    Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

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
    type SerializeTupleVariant = Nameless<S::SerializeTupleVariant>;
    type SerializeMap = Nameless<S::SerializeMap>;
    type SerializeStruct = Nameless<S::SerializeTuple>;
    type SerializeStructVariant = Nameless<S::SerializeTupleVariant>;

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
        name: &'static str,
        index: u32,
        variant: &'static str,
    ) -> Result<S::Ok, S::Error> {
        self.0.serialize_unit_variant(name, index, variant)
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
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        self.0
            .serialize_newtype_variant(name, index, variant, &Compact(value))
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
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        let inner = self.0.serialize_tuple_variant(name, index, variant, len);
        inner.map(Nameless)
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
        name: &'static str,
        index: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        let inner = self.0.serialize_tuple_variant(name, index, variant, len);
        inner.map(Nameless)
    }
}

macro_rules! elements {
    ($($kind:ident: $method:ident,)*) => {
        $(impl<S: $kind> $kind for Nameless<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), S::Error> {
                self.0.$method(&Compact(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        })*
    };
}

elements! {
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
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
    ($($kind:ident from $inner:ident: $method:ident,)*) => {
        $(impl<S: $inner> $kind for Nameless<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _name: &'static str,
                value: &T,
            ) -> Result<(), S::Error> {
                self.0.$method(&Compact(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        })*
    };
}

fields! {
    SerializeStruct from SerializeTuple: serialize_element,
    SerializeStructVariant from SerializeTupleVariant: serialize_field,
}

#[cfg(test)]
mod tests {
    use crate::Payload;
    use serde::{Deserialize, Serialize};

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    enum Tagged {
        Moved { rocket: u8, to: Option<u8> },
        Ended,
    }

    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Outer {
        Shown { what: Tagged, all: Vec<Tagged> },
        Taken(u8, u8),
        Nothing,
    }

    #[test]
    fn what_is_written_without_names_is_read_again() {
        let moved = Tagged::Moved {
            rocket: 3,
            to: None,
        };
        let events = vec![
            Outer::Shown {
                what: moved.clone(),
                all: vec![moved, Tagged::Ended],
            },
            Outer::Taken(1, 2),
            Outer::Nothing,
        ];
        let payload = Payload::compact(&events).unwrap();
        assert_eq!(
            payload.text(),
            r#"[{"shown":[["moved",3,null],[["moved",3,null],["ended"]]]},{"taken":[1,2]},"nothing"]"#
        );
        assert_eq!(payload.read::<Vec<Outer>>().unwrap(), events);
    }
}
