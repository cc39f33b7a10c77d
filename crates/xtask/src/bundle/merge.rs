//! Making one module of several that are fetched together.
//!
//! The splitter makes a module for every set of entries that share a function. A
//! call from one to another goes through the table of functions, by a function that
//! does nothing else, and each module has its own of these, its own types and its
//! own imports. Where both ends are in one file, a plain call does.

use anyhow::{Context, bail, ensure};
use std::collections::{BTreeMap, BTreeSet};
use wasm_encoder::reencode::{self, Reencode, RoundtripReencoder};
use wasm_encoder::{
    CodeSection, ConstExpr, DataSection, ElementSection, Elements, FunctionSection, ImportSection,
    Module, TypeSection,
};
use wasmparser::{
    DataKind, ElementItems, ElementKind, FuncType, FunctionBody, Import, Operator, Parser, Payload,
    TypeRef,
};

/// A place in the table of functions, which all modules share.
type Slot = i32;

/// Makes one module of several of the same split.
pub fn merge(modules: &[Vec<u8>]) -> anyhow::Result<Vec<u8>> {
    let pieces: Vec<Piece<'_>> = modules
        .iter()
        .map(|module| Piece::read(module))
        .collect::<anyhow::Result<_>>()?;
    let types = &pieces.first().context("nothing to merge")?.types;
    ensure!(
        pieces.iter().all(|piece| piece.types == *types),
        "modules of different splits"
    );
    let imports = Imports::of_all(&pieces)?;
    let plan = Plan::new(&pieces)?;
    let mut kinds = Kinds::default();
    let mut functions = FunctionSection::new();
    let mut elements = ElementSection::new();
    let mut code = CodeSection::new();
    let mut data = DataSection::new();
    for ((piece, numbers), written) in pieces.iter().zip(&plan.numbers).zip(&plan.written) {
        let mut renumber = Renumber {
            functions: numbers,
            globals: imports.globals_of(piece),
            kinds: &mut kinds,
        };
        for &at in written {
            functions.function(renumber.kinds.number(piece.functions[at]));
            renumber.parse_function_body(&mut code, piece.bodies[at].clone())?;
        }
        for (slot, listed) in &piece.elements {
            let listed: Vec<u32> = listed.iter().map(|&at| numbers[at as usize]).collect();
            let first = ConstExpr::i32_const(*slot);
            elements.active(None, &first, Elements::Functions(listed.into()));
        }
        for (address, bytes) in &piece.data {
            data.active(0, &ConstExpr::i32_const(*address), bytes.iter().copied());
        }
    }
    let mut module = Module::new();
    module
        .section(&kinds.section(types)?)
        .section(&imports.section()?)
        .section(&functions)
        .section(&elements)
        .section(&code)
        .section(&data);
    Ok(module.finish())
}

/// What a module of the splitter consists of.
#[derive(Default)]
struct Piece<'a> {
    types: Vec<FuncType>,
    imports: Vec<Import<'a>>,
    /// The types of the functions.
    functions: Vec<u32>,
    bodies: Vec<FunctionBody<'a>>,
    /// Which functions it puts into the table, and from which slot on.
    elements: Vec<(Slot, Vec<u32>)>,
    /// What it writes to the memory, and to which address.
    data: Vec<(i32, &'a [u8])>,
}

impl<'a> Piece<'a> {
    fn read(module: &'a [u8]) -> anyhow::Result<Self> {
        let mut piece = Self::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => {
                    for one in section.into_iter_err_on_gc_types() {
                        piece.types.push(one?);
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        piece.imports.push(import?);
                    }
                }
                Payload::FunctionSection(section) => {
                    piece.functions = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        piece.elements.push(element_of(element?)?);
                    }
                }
                Payload::CodeSectionEntry(body) => piece.bodies.push(body),
                Payload::DataSection(section) => {
                    for data in section {
                        let data = data?;
                        // Empty ones are there to be counted.
                        if !data.data.is_empty() {
                            let DataKind::Active { offset_expr, .. } = data.kind else {
                                bail!("data that waits to be copied");
                            };
                            piece.data.push((number(&offset_expr)?, data.data));
                        }
                    }
                }
                Payload::GlobalSection(_)
                | Payload::MemorySection(_)
                | Payload::TableSection(_)
                | Payload::StartSection { .. } => bail!("a part with more than functions and data"),
                _ => {}
            }
        }
        Ok(piece)
    }

    /// The slot whose function this one calls with its own arguments, when it does
    /// nothing else.
    fn forwards_to(&self, function: usize) -> anyhow::Result<Option<Slot>> {
        let own = self.functions[function];
        let arguments = self.types[own as usize].params().len();
        let body = &self.bodies[function];
        if body.get_locals_reader()?.get_count() > 0 {
            return Ok(None);
        }
        let mut operators = body.get_operators_reader()?;
        for argument in 0..arguments {
            match operators.read()? {
                Operator::LocalGet { local_index } if local_index as usize == argument => {}
                _ => return Ok(None),
            }
        }
        let Operator::I32Const { value: slot } = operators.read()? else {
            return Ok(None);
        };
        let called = matches!(
            operators.read()?,
            Operator::CallIndirect { type_index, table_index: 0 } if type_index == own
        );
        let is_all = called && matches!(operators.read()?, Operator::End) && operators.eof();
        Ok(is_all.then_some(slot))
    }
}

fn element_of(element: wasmparser::Element<'_>) -> anyhow::Result<(Slot, Vec<u32>)> {
    let ElementKind::Active { offset_expr, .. } = element.kind else {
        bail!("elements that wait to be copied");
    };
    let ElementItems::Functions(listed) = element.items else {
        bail!("elements that are no functions");
    };
    let listed = listed.into_iter().collect::<Result<_, _>>()?;
    Ok((number(&offset_expr)?, listed))
}

/// The value of an expression that is a plain number.
fn number(expression: &wasmparser::ConstExpr<'_>) -> anyhow::Result<i32> {
    match expression.get_operators_reader().read()? {
        Operator::I32Const { value } => Ok(value),
        other => bail!("not a number: {other:?}"),
    }
}

/// What all modules take from the main one: its memory, its table, its globals.
struct Imports<'a>(BTreeMap<&'a str, Import<'a>>);

impl<'a> Imports<'a> {
    fn of_all(pieces: &[Piece<'a>]) -> anyhow::Result<Self> {
        let mut all = BTreeMap::new();
        for import in pieces.iter().flat_map(|piece| &piece.imports) {
            ensure!(
                !matches!(import.ty, TypeRef::Func(_)),
                "a part that imports the function {}",
                import.name
            );
            all.insert(import.name, *import);
        }
        Ok(Self(all))
    }

    fn section(&self) -> anyhow::Result<ImportSection> {
        let mut section = ImportSection::new();
        for import in self.0.values() {
            let kind = RoundtripReencoder.entity_type(import.ty)?;
            section.import(import.module, import.name, kind);
        }
        Ok(section)
    }

    /// The numbers that the globals of a piece get.
    fn globals_of(&self, piece: &Piece<'_>) -> Vec<u32> {
        let is_global = |import: &&Import<'_>| matches!(import.ty, TypeRef::Global(_));
        let number = |own: &Import<'_>| {
            let before = self.0.values().filter(is_global);
            before.take_while(|import| import.name < own.name).count() as u32
        };
        piece.imports.iter().filter(is_global).map(number).collect()
    }
}

/// Which functions there will be.
#[derive(Default)]
struct Plan {
    /// The functions of each piece that are written, in the order of their new
    /// numbers.
    written: Vec<Vec<usize>>,
    /// The new numbers of all functions of each piece.
    numbers: Vec<Vec<u32>>,
}

impl Plan {
    fn new(pieces: &[Piece<'_>]) -> anyhow::Result<Self> {
        // Which function of which piece is in a slot.
        let mut placed: BTreeMap<Slot, (usize, usize)> = BTreeMap::new();
        for (at, piece) in pieces.iter().enumerate() {
            for (first, listed) in &piece.elements {
                let functions = listed.iter().map(|&function| (at, function as usize));
                placed.extend((*first..).zip(functions));
            }
        }
        let in_table: BTreeSet<(usize, usize)> = placed.values().copied().collect();
        let mut plan = Self::default();
        let mut count = 0;
        let mut calls: Vec<(usize, usize, Slot)> = Vec::new();
        // One function for each slot that another file fills.
        let mut ways_out: BTreeMap<Slot, u32> = BTreeMap::new();
        for (at, piece) in pieces.iter().enumerate() {
            let mut numbers = Vec::new();
            let mut written = Vec::new();
            for function in 0..piece.functions.len() {
                let slot = match in_table.contains(&(at, function)) {
                    true => None,
                    false => piece.forwards_to(function)?,
                };
                let known = match slot {
                    Some(slot) if placed.contains_key(&slot) => {
                        calls.push((at, function, slot));
                        Some(u32::MAX)
                    }
                    Some(slot) => ways_out.get(&slot).copied(),
                    None => None,
                };
                numbers.push(known.unwrap_or(count));
                if known.is_none() {
                    ways_out.extend(slot.map(|slot| (slot, count)));
                    written.push(function);
                    count += 1;
                }
            }
            plan.numbers.push(numbers);
            plan.written.push(written);
        }
        for (at, function, slot) in calls {
            let (piece, target) = placed[&slot];
            plan.numbers[at][function] = plan.numbers[piece][target];
        }
        Ok(plan)
    }
}

/// The types that are used, in the order in which they are met. The modules of a split
/// have all its types.
#[derive(Default)]
struct Kinds(Vec<u32>);

impl Kinds {
    /// The new number of a type.
    fn number(&mut self, kind: u32) -> u32 {
        let known = self.0.iter().position(|&one| one == kind);
        let number = known.unwrap_or_else(|| {
            self.0.push(kind);
            self.0.len() - 1
        });
        number as u32
    }

    fn section(&self, types: &[FuncType]) -> anyhow::Result<TypeSection> {
        let mut section = TypeSection::new();
        for &kind in &self.0 {
            let kind = types[kind as usize].clone();
            section.ty().func_type(&kind.try_into()?);
        }
        Ok(section)
    }
}

/// Gives functions, globals and types their new numbers.
struct Renumber<'a> {
    functions: &'a [u32],
    globals: Vec<u32>,
    kinds: &'a mut Kinds,
}

impl Reencode for Renumber<'_> {
    type Error = std::convert::Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Self::Error>> {
        Ok(self.functions[function as usize])
    }

    fn global_index(&mut self, global: u32) -> Result<u32, reencode::Error<Self::Error>> {
        Ok(self.globals[global as usize])
    }

    fn type_index(&mut self, kind: u32) -> Result<u32, reencode::Error<Self::Error>> {
        Ok(self.kinds.number(kind))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use wasm_encoder::{EntityType, Function, GlobalType, MemoryType, RefType, TableType, ValType};

    /// A module as the splitter makes them: with all types of the split, functions
    /// that call what is in some slots, and one that is put into a slot itself.
    pub(in crate::bundle) fn module(calls: &[i32], slot: i32) -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([], []);
        types
            .ty()
            .function([ValType::I32, ValType::I64], [ValType::I32]);
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        let table = TableType {
            element_type: RefType::FUNCREF,
            table64: false,
            minimum: 10,
            maximum: None,
            shared: false,
        };
        let global = GlobalType {
            val_type: ValType::I32,
            mutable: true,
            shared: false,
        };
        let mut imports = ImportSection::new();
        imports.import("main", "memory", memory);
        imports.import("main", "table", table);
        imports.import("main", "stack", EntityType::Global(global));
        let mut functions = FunctionSection::new();
        let mut code = CodeSection::new();
        // The function of the slot calls all others, which forward.
        functions.function(1);
        let mut body = Function::new([]);
        let mut write = body.instructions();
        write.global_get(0).drop().i32_const(slot);
        for called in 1..=calls.len() {
            write.local_get(1).call(called as u32);
        }
        write.end();
        code.function(&body);
        for &called in calls {
            functions.function(1);
            let mut body = Function::new([]);
            body.instructions()
                .local_get(0)
                .local_get(1)
                .i32_const(called)
                .call_indirect(0, 1)
                .end();
            code.function(&body);
        }
        let mut elements = ElementSection::new();
        let first = ConstExpr::i32_const(slot);
        elements.active(None, &first, Elements::Functions([0][..].into()));
        let mut data = DataSection::new();
        data.active(0, &ConstExpr::i32_const(0), []);
        data.active(0, &ConstExpr::i32_const(slot * 8), *b"data");
        let mut module = Module::new();
        module
            .section(&types)
            .section(&imports)
            .section(&functions)
            .section(&elements)
            .section(&code)
            .section(&data);
        module.finish()
    }

    /// What each function calls, directly or in a slot.
    fn calls(piece: &Piece<'_>) -> Vec<(Vec<u32>, Option<Slot>)> {
        let all = piece.bodies.iter().enumerate();
        all.map(|(at, body)| {
            let called = body.get_operators_reader().unwrap().into_iter();
            let called = called.filter_map(|operator| match operator.unwrap() {
                Operator::Call { function_index } => Some(function_index),
                _ => None,
            });
            (called.collect(), piece.forwards_to(at).unwrap())
        })
        .collect()
    }

    #[test]
    fn what_is_in_one_file_is_called_directly() {
        let modules = [module(&[3, 7, 2], 1), module(&[1, 7], 2), module(&[], 3)];
        let merged = merge(&modules).unwrap();
        wasmparser::validate(&merged).unwrap();
        let piece = Piece::read(&merged).unwrap();
        assert_eq!(piece.imports.len(), 3, "each once");
        assert_eq!(
            calls(&piece),
            [
                (vec![3, 1, 2], None),
                (vec![], Some(7)),
                (vec![0, 1], None),
                (vec![], None),
            ],
            "one way out of the file, to what is elsewhere"
        );
        assert_eq!(piece.elements, [(1, vec![0]), (2, vec![2]), (3, vec![3])]);
        assert_eq!(
            piece.data,
            [(8, &b"data"[..]), (16, b"data"), (24, b"data")]
        );
    }

    #[test]
    fn only_modules_of_one_split_are_merged() {
        assert!(merge(&[]).is_err());
        assert!(merge(&[b"\0asm\x01\0\0\0".to_vec(), module(&[], 1)]).is_err());
        let memory = b"\0asm\x01\0\0\0\x05\x03\x01\0\x01".to_vec();
        assert!(merge(&[memory]).is_err(), "the memory is the main module's");
    }
}
