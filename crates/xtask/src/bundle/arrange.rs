//! Putting the functions of a module into the order in which it compresses best.
//!
//! A compressor finds again what came a short while ago. So functions stand beside
//! those that are like them: first by their type, which makes the list of types a few
//! long runs, then by the bytes of their bodies. And of functions that are the same one
//! stays: generic code is often compiled to the same for several types.
//!
//! Two things are left out that mean nothing: how well an address is aligned, which is a
//! hint that browsers do not follow, and empty slots in the table of functions.

use std::convert::Infallible;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, ElementSection, Elements, FunctionSection, MemArg, Module,
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, Element, ElementItems, ElementKind, FunctionBody,
    FunctionSectionReader, Operator, Parser, Payload, TypeRef,
};

/// The module with its functions in another order and none of them twice, with every
/// number as short as it can be (the linker left room in them for the splitter), and
/// without what is there for people only, above all names.
pub fn arrange(module: &[u8]) -> anyhow::Result<Vec<u8>> {
    let (mut arranged, mut dropped) = arrange_once(module)?;
    // Functions that call two that were the same may be the same now.
    while dropped > 0 {
        (arranged, dropped) = arrange_once(&arranged)?;
    }
    Ok(arranged)
}

/// The module, and how many of its functions were there twice.
fn arrange_once(module: &[u8]) -> anyhow::Result<(Vec<u8>, usize)> {
    let mut imported = 0;
    let mut kinds: Vec<u32> = Vec::new();
    let mut bodies: Vec<FunctionBody<'_>> = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(section) => {
                kinds = section.into_iter().collect::<Result<_, _>>()?;
            }
            Payload::CodeSectionEntry(body) => bodies.push(body),
            _ => {}
        }
    }
    let mut order: Vec<usize> = (0..bodies.len()).collect();
    let like = |at: usize| (kinds[at], bodies[at].as_bytes());
    order.sort_by_key(|&at| like(at));
    let mut functions: Vec<(u32, FunctionBody<'_>)> = Vec::new();
    let mut numbers: Vec<u32> = (0..(imported + order.len()) as u32).collect();
    for (place, &at) in order.iter().enumerate() {
        let is_new = place == 0 || like(order[place - 1]) != like(at);
        if is_new {
            functions.push((kinds[at], bodies[at].clone()));
        }
        numbers[imported + at] = (imported + functions.len() - 1) as u32;
    }
    let dropped = order.len() - functions.len();
    let mut arranged = Module::new();
    Arrange { functions, numbers }.parse_core_module(&mut arranged, Parser::new(0), module)?;
    Ok((arranged.finish(), dropped))
}

struct Arrange<'a> {
    /// Types and bodies in the new order.
    functions: Vec<(u32, FunctionBody<'a>)>,
    /// The new numbers by the old ones.
    numbers: Vec<u32>,
}

type Done = Result<(), Error<Infallible>>;

impl Reencode for Arrange<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.numbers[function as usize])
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Done {
        for (kind, _) in &self.functions {
            section.function(*kind);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, section: &mut CodeSection, _: CodeSectionReader<'_>) -> Done {
        for (_, body) in std::mem::take(&mut self.functions) {
            self.parse_function_body(section, body)?;
        }
        Ok(())
    }

    fn mem_arg(&mut self, argument: wasmparser::MemArg) -> Result<MemArg, Error<Infallible>> {
        Ok(MemArg {
            align: 0,
            ..utils::mem_arg(self, argument)?
        })
    }

    /// Lists functions instead of expressions, with a list for each run of filled slots.
    fn parse_element(&mut self, section: &mut ElementSection, element: Element<'_>) -> Done {
        let Some(runs) = filled_slots(&element)? else {
            return utils::parse_element(self, section, element);
        };
        for (first, run) in runs {
            let numbers: Vec<u32> = run.iter().map(|&at| self.numbers[at as usize]).collect();
            let first = ConstExpr::i32_const(first);
            section.active(None, &first, Elements::Functions(numbers.into()));
        }
        Ok(())
    }

    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Done {
        Ok(())
    }
}

/// Functions in slots side by side, by the first of these slots.
type Runs = Vec<(i32, Vec<u32>)>;

/// The functions that fill slots by expressions; nothing where slots are filled in another
/// way.
fn filled_slots(element: &Element<'_>) -> wasmparser::Result<Option<Runs>> {
    let ElementKind::Active {
        table_index: None,
        offset_expr,
    } = &element.kind
    else {
        return Ok(None);
    };
    let Operator::I32Const { value: first } = offset_expr.get_operators_reader().read()? else {
        return Ok(None);
    };
    let ElementItems::Expressions(_, slots) = &element.items else {
        return Ok(None);
    };
    let mut runs = Runs::new();
    for (slot, filled) in (first..).zip(slots.clone()) {
        match filled?.get_operators_reader().read()? {
            Operator::RefFunc { function_index } => match runs.last_mut() {
                Some((first, run)) if *first + run.len() as i32 == slot => run.push(function_index),
                _ => runs.push((slot, vec![function_index])),
            },
            Operator::RefNull { .. } => {}
            _ => return Ok(None),
        }
    }
    Ok(Some(runs))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two types, and the functions of these types with these bodies.
    fn module(functions: &[(u8, &[u8])], rest: &[u8]) -> Vec<u8> {
        let mut bytes = b"\0asm\x01\0\0\0\x01\x08\x02\x60\0\0\x60\0\x01\x7f".to_vec();
        let count = functions.len() as u8;
        bytes.extend([3, 1 + count, count]);
        bytes.extend(functions.iter().map(|(kind, _)| *kind));
        bytes.extend(rest);
        let bodies: Vec<u8> = functions
            .iter()
            .flat_map(|(_, body)| [&[body.len() as u8], *body].concat())
            .collect();
        bytes.extend([10, 1 + bodies.len() as u8, count]);
        bytes.extend(bodies);
        bytes
    }

    #[test]
    fn like_stands_beside_like_and_calls_find_it() {
        // An export of the first function, and of the last.
        let exports = |first, last| [7, 9, 2, 1, b'a', 0, first, 1, b'b', 0, last];
        let before: &[(u8, &[u8])] = &[
            // Calls the last one.
            (0, b"\0\x10\x03\x1a\x0b"),
            (1, b"\0\x41\x02\x0b"),
            (0, b"\0\x0b"),
            (1, b"\0\x41\x01\x0b"),
        ];
        let after: &[(u8, &[u8])] = &[
            (0, b"\0\x0b"),
            (0, b"\0\x10\x02\x1a\x0b"),
            (1, b"\0\x41\x01\x0b"),
            (1, b"\0\x41\x02\x0b"),
        ];
        assert_eq!(
            arrange(&module(before, &exports(0, 3))).unwrap(),
            module(after, &exports(1, 2))
        );
    }

    #[test]
    fn what_is_there_twice_goes_and_then_what_called_it() {
        let before: &[(u8, &[u8])] = &[
            (1, b"\0\x41\x01\x0b"),
            (1, b"\0\x41\x01\x0b"),
            (0, b"\0\x10\0\x1a\x0b"),
            (0, b"\0\x10\x01\x1a\x0b"),
        ];
        let after: &[(u8, &[u8])] = &[(0, b"\0\x10\x01\x1a\x0b"), (1, b"\0\x41\x01\x0b")];
        // Both callers are still to be had, and are one.
        let exports = |first, last| [7, 9, 2, 1, b'a', 0, first, 1, b'b', 0, last];
        assert_eq!(
            arrange(&module(before, &exports(2, 3))).unwrap(),
            module(after, &exports(0, 0))
        );
    }

    #[test]
    fn only_filled_slots_are_listed() {
        let function: &[(u8, &[u8])] = &[(0, b"\0\x0b")];
        // From slot 1 on: a function, nothing, the function twice.
        let filled = b"\xd2\0\x0b";
        let nothing = b"\xd0\x70\x0b";
        let slots = [&filled[..], nothing, filled, filled].concat();
        let table = b"\x04\x04\x01\x70\0\x05";
        let before = [&table[..], b"\x09\x12\x01\x04\x41\x01\x0b\x04", &slots].concat();
        let after = [
            &table[..],
            b"\x09\x0e\x02\0\x41\x01\x0b\x01\0\0\x41\x03\x0b\x02\0\0",
        ]
        .concat();
        assert_eq!(
            arrange(&module(function, &before)).unwrap(),
            module(function, &after)
        );
    }

    #[test]
    fn no_address_is_said_to_be_aligned() {
        let memory = b"\x05\x03\x01\0\x01";
        let load = |align| [0, 0x41, 8, 0x28, align, 3, 0x0b];
        assert_eq!(
            arrange(&module(&[(1, &load(2))], memory)).unwrap(),
            module(&[(1, &load(0))], memory)
        );
    }

    #[test]
    fn names_and_room_in_numbers_go() {
        let roomy: &[(u8, &[u8])] = &[(0, b"\0\x10\x80\x80\x80\x80\0\x0b")];
        let name = b"\0\x0b\x04name\x01\x04\x01\0\x01f";
        let roomy = [&module(roomy, b"")[..], name].concat();
        assert_eq!(
            arrange(&roomy).unwrap(),
            module(&[(0, b"\0\x10\0\x0b")], b"")
        );
        assert!(arrange(&roomy[..20]).is_err());
    }
}
