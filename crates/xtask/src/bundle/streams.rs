//! Modules with the numbers in their code apart, for a compressor.
//!
//! Within code, an instruction, a constant, the offset of a field and the number of a
//! function stand side by side and are unlike each other. Apart, each stands beside those
//! of its kind, of which a compressor makes a tenth less. `parcel.js` puts them together
//! again.

use anyhow::{Context, bail, ensure};
use wasm_encoder::Encode;
use wasmparser::{FunctionBody, Operator, Parser, Payload};

/// The first of the codes that no instruction has, which stand for reading local variable
/// 0, 1 and so on, then for those that write one, then for those that do both.
const SHORT: u8 = 0xd3;

/// How many variables have codes for each of the three.
const SHORT_LOCALS: u32 = 13;

/// Room for the length of a function, and for that of all code.
const LENGTH: usize = 4;

/// The module in streams: the length of what will be made of it and the lengths of all
/// streams but the last, four bytes each, and then the streams: what is in front of the
/// code, instructions, constants, offsets, functions, and what is behind the code.
pub fn apart(module: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut code = Code::default();
    let mut section = 0..0;
    for payload in Parser::new(0).parse_all(module) {
        match payload? {
            Payload::CodeSectionStart { count, range, .. } => {
                section = range.start as usize..range.end as usize;
                count.encode(&mut code.instructions);
            }
            Payload::CodeSectionEntry(body) => code.add(module, &body)?,
            _ => {}
        }
    }
    ensure!(!section.is_empty(), "a module without code");
    // The length of the code stands before it.
    let front = &module[..section.start - number_len(section.len())];
    let behind = &module[section.end..];
    let size = module.len() + code.added + LENGTH - number_len(section.len());
    let streams = [
        front,
        &code.instructions,
        &code.constants,
        &code.offsets,
        &code.functions,
        behind,
    ];
    let lengths = [size].into_iter().chain(streams.map(<[u8]>::len));
    let mut all = Vec::new();
    for length in lengths.take(streams.len()) {
        all.extend(u32::try_from(length)?.to_le_bytes());
    }
    all.extend(streams.concat());
    Ok(all)
}

#[derive(Default)]
struct Code {
    instructions: Vec<u8>,
    constants: Vec<u8>,
    offsets: Vec<u8>,
    functions: Vec<u8>,
    /// How many bytes more all functions have with room for their lengths.
    added: usize,
}

impl Code {
    fn add(&mut self, module: &[u8], body: &FunctionBody<'_>) -> anyhow::Result<()> {
        let mut operators = body.get_operators_reader()?;
        let mut start = operators.original_position() as usize;
        let locals = &module[body.range().start as usize..start];
        self.instructions.extend(locals);
        self.added += LENGTH - number_len(body.as_bytes().len());
        while !operators.eof() {
            let operator = operators.read()?;
            let end = operators.original_position() as usize;
            self.add_operator(&operator, &module[start..end])?;
            start = end;
        }
        Ok(())
    }

    fn add_operator(&mut self, operator: &Operator<'_>, bytes: &[u8]) -> anyhow::Result<()> {
        let (code, rest) = bytes.split_first().context("an instruction of no bytes")?;
        match (operator, *code) {
            (Operator::LocalGet { local_index }, _) if *local_index < SHORT_LOCALS => {
                self.instructions.push(short(0, *local_index));
            }
            (Operator::LocalSet { local_index }, _) if *local_index < SHORT_LOCALS => {
                self.instructions.push(short(1, *local_index));
            }
            (Operator::LocalTee { local_index }, _) if *local_index < SHORT_LOCALS => {
                self.instructions.push(short(2, *local_index));
            }
            (Operator::I32Const { .. }, _) => {
                self.instructions.push(*code);
                self.constants.extend(rest);
            }
            (Operator::Call { .. }, _) => {
                self.instructions.push(*code);
                self.functions.extend(rest);
            }
            // Reading and writing memory.
            (_, 0x28..=0x3e) => {
                let [0, offset @ ..] = rest else {
                    bail!("an address with a hint");
                };
                self.instructions.push(*code);
                self.offsets.extend(offset);
            }
            // Those that the script knows the operands of.
            (_, 0..=5 | 0x0b..=0x11 | 0x1a..=0x1c | 0x20..=0x26 | 0x3f..=0xc4 | 0xd0..=0xd2)
            | (_, 0xfc) => self.instructions.extend(bytes),
            _ => bail!("an instruction that the page can't put together: {operator:?}"),
        }
        Ok(())
    }
}

/// The code for what is done to a local variable.
fn short(what: u8, variable: u32) -> u8 {
    SHORT + what * SHORT_LOCALS as u8 + variable as u8
}

/// How many bytes a module takes for a number.
fn number_len(number: usize) -> usize {
    let mut bytes = Vec::new();
    number.encode(&mut bytes);
    bytes.len()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A module with one function that has these instructions.
    pub(in crate::bundle) fn module(instructions: &[u8]) -> Vec<u8> {
        let start = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x05\x03\x01\0\x01";
        // Two local variables of the same type.
        let body = [b"\x01\x02\x7f", instructions, b"\x0b"].concat();
        let size = body.len() as u8;
        [&start[..], &[10, size + 2, 1, size], &body, b"\x0b\x01\0"].concat()
    }

    #[test]
    fn numbers_stand_beside_those_of_their_kind() {
        let code =
            b"\x41\x85\x01\x21\x01\x20\x01\x28\0\x07\x22\0\x1a\x10\0\x44\0\0\0\0\0\0\xf0\x3f\x1a";
        let module = module(code);
        let streams = apart(&module).unwrap();
        let (numbers, rest) = streams.split_at(24);
        let numbers: Vec<usize> = numbers
            .chunks(4)
            .map(|number| u32::from_le_bytes(number.try_into().unwrap()) as usize)
            .collect();
        let front = module.iter().position(|&byte| byte == 10).unwrap() + 1;
        let instructions =
            b"\x01\x01\x02\x7f\x41\xe1\xd4\x28\xed\x1a\x10\x44\0\0\0\0\0\0\xf0\x3f\x1a\x0b";
        assert_eq!(
            numbers,
            [module.len() + 6, front, instructions.len(), 2, 1, 1]
        );
        let parts = [
            &module[..front],
            instructions,
            b"\x85\x01",
            b"\x07",
            b"\0",
            b"\x0b\x01\0",
        ];
        assert_eq!(rest, parts.concat());
    }

    #[test]
    fn what_the_page_would_not_understand_is_refused() {
        assert!(apart(&module(b"")).is_ok());
        let aligned = module(b"\x41\0\x28\x02\0\x1a");
        let vector = module(b"\xfd\x0c\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x1a");
        for module in [&aligned, &vector, &b"\0asm\x01\0\0\0".to_vec()] {
            assert!(apart(module).is_err());
        }
    }
}
