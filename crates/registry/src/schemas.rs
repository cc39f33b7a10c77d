//! JSON Schemas of what a game sends and takes, for programs that are not built
//! with its types.

use crate::options_schema;
use engine::GameSpec;
use engine::schema::Notation;
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

/// Where the definitions of one game refer to each other.
const HERE: &str = "#/$defs/";

/// The schemas of a game, in one shape for all games: `view`, `event`,
/// `compact_event` (the same without names), `refusal`, `action` (its notation),
/// `action_object` (its JSON form, as in traces) and `options`, and under the names of their types the parts that these refer to, as
/// `#/$defs/NAME`.
///
/// They describe what is written: every field is there, and no other.
pub fn schemas<G: GameSpec>() -> Map<String, Value>
where
    G::View: JsonSchema,
    G::Event: JsonSchema,
    G::Refusal: JsonSchema,
    G::Options: JsonSchema,
    G::Action: Notation + JsonSchema,
{
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let closed = settings.with_transform(RecursiveTransform(close));
    let mut generator = closed.into_generator();
    let mut roots = Map::new();
    for (name, schema) in [
        ("view", generator.subschema_for::<G::View>()),
        ("event", generator.subschema_for::<G::Event>()),
        ("refusal", generator.subschema_for::<G::Refusal>()),
        ("options", generator.subschema_for::<G::Options>()),
        ("action_object", generator.subschema_for::<G::Action>()),
    ] {
        let target = schema.get("$ref").and_then(Value::as_str);
        let target = target.and_then(|target| target.strip_prefix(HERE));
        roots.insert(target.unwrap_or(name).to_owned(), name.into());
    }
    let mut schemas = relocate(generator.take_definitions(true), HERE, |name| {
        let root = roots.get(name).and_then(Value::as_str);
        root.unwrap_or(name).to_owned()
    });
    if let Some(event) = schemas.get("event") {
        let event = compact(event, &schemas);
        schemas.insert("compact_event".to_owned(), event);
    }
    let action = json!({
        "description": G::Action::MEANING, "type": "string", "pattern": G::Action::PATTERN,
    });
    schemas.insert("action".to_owned(), action);
    describe_options::<G>(&mut schemas);
    schemas
}

/// Moves definitions to another place under other names, and the references
/// among them.
pub fn relocate(
    schemas: Map<String, Value>,
    place: &str,
    name: impl Fn(&str) -> String,
) -> Map<String, Value> {
    fn follow(value: &mut Value, rename: &impl Fn(&str) -> Option<String>) {
        match value {
            Value::Object(keys) => {
                for (key, value) in keys {
                    match value {
                        Value::String(target) if key == "$ref" => {
                            *target = rename(target).unwrap_or_default();
                        }
                        value => follow(value, rename),
                    }
                }
            }
            Value::Array(list) => list.iter_mut().for_each(|value| follow(value, rename)),
            _ => {}
        }
    }
    let rename = |target: &str| Some(format!("{place}{}", name(target.strip_prefix(HERE)?)));
    schemas
        .into_iter()
        .map(|(key, mut schema)| {
            follow(&mut schema, &rename);
            (name(&key), schema)
        })
        .collect()
}

/// Games write nothing that their types do not name.
fn close(schema: &mut Schema) {
    if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
        schema.insert("additionalProperties".to_owned(), false.into());
    }
}

/// Options are described as the host may choose them, leaving out what is to have
/// its default; a view has all of them.
fn describe_options<G: GameSpec>(schemas: &mut Map<String, Value>) {
    let typed = schemas.remove("options").unwrap_or_default();
    let mut options = options_schema::<G>();
    options["description"] = typed["description"].clone();
    if let Some(properties) = options["properties"].as_object_mut() {
        for (name, schema) in properties {
            schema["description"] = typed["properties"][name]["description"].clone();
        }
    }
    schemas.insert("options".to_owned(), options);
    if let Some(view) = schemas.get_mut("view") {
        view["properties"]["options"]["required"] = typed["required"].clone();
    }
}

/// The schema of the same without names: a struct is the list of its fields, in
/// order; a variant of an enum is its number, counted from 0, in front of its
/// fields.
fn compact(schema: &Value, schemas: &Map<String, Value>) -> Value {
    let mut short = schema.clone();
    let name = schema["$ref"].as_str().and_then(|it| it.strip_prefix(HERE));
    if let Some(target) = name.and_then(|name| schemas.get(name)) {
        let inner = compact(target, schemas);
        if inner != *target {
            short = inner;
        }
    } else if let Some(variants) = schema["oneOf"].as_array() {
        let numbered = (0..).zip(variants);
        short["oneOf"] = numbered
            .map(|(number, variant)| compact_variant(number, variant, schemas))
            .collect();
    } else if schema["properties"].is_object() {
        return list(&fields(schema, schemas));
    } else {
        for key in ["anyOf", "prefixItems"] {
            if let Some(parts) = schema[key].as_array() {
                short[key] = parts.iter().map(|part| compact(part, schemas)).collect();
            }
        }
        if schema["items"].is_object() {
            short["items"] = compact(&schema["items"], schemas);
        }
    }
    short
}

fn compact_variant(number: u32, variant: &Value, schemas: &Map<String, Value>) -> Value {
    let number = json!({ "const": number });
    let kind = variant.get("const").unwrap_or(&variant["required"][0]);
    let content = kind.as_str().map(|kind| &variant["properties"][kind]);
    let mut short = match content {
        Some(Value::Object(content)) => {
            let content = Value::Object(content.clone());
            let fields = match &content["prefixItems"] {
                _ if content["properties"].is_object() => fields(&content, schemas),
                Value::Array(parts) => parts.iter().map(|part| compact(part, schemas)).collect(),
                _ => vec![compact(&content, schemas)],
            };
            list(&[vec![number], fields].concat())
        }
        _ => number,
    };
    short["title"] = kind.clone();
    if let Some(description) = variant.get("description") {
        short["description"] = description.clone();
    }
    short
}

/// What the fields of an object are, in the order in which they are declared.
fn fields(object: &Value, schemas: &Map<String, Value>) -> Vec<Value> {
    let names = object["required"].as_array().into_iter().flatten();
    let field = |name: &str| {
        let named = &object["properties"][name];
        let mut field = compact(named, schemas);
        field["title"] = name.into();
        field["description"] = named["description"].clone();
        field
    };
    names.filter_map(Value::as_str).map(field).collect()
}

fn list(parts: &[Value]) -> Value {
    json!({ "type": "array", "minItems": parts.len(), "prefixItems": parts, "items": false })
}
