//! The JavaScript between the browser and the compiled module.

use super::arrange::arrange;
use super::fingerprint::fingerprint;
use super::page::Files;
use super::split;
use anyhow::{Context, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// Goes up with every change of what is done to the module below. wasm-bindgen's own
/// version need not be told: modules carry it inside.
const RECIPE: u32 = 8;

/// The module as it is delivered, and the JavaScript that loads it.
pub struct Glue {
    /// The JavaScript module.
    pub script: Vec<u8>,
    /// The WebAssembly module.
    pub wasm: Vec<u8>,
    /// The JavaScript that fetches the parts of the module.
    pub loader: String,
    /// The parts, under the names by which the loader asks for them.
    pub parts: Files,
}

/// Makes the glue for a compiled module, or takes it from the last time when
/// the module is the same.
pub fn glue(module: &Path) -> anyhow::Result<Glue> {
    let input = fs::read(module).with_context(|| format!("can't read {}", module.display()))?;
    let kept = Kept::beside(module);
    let mark = format!("{RECIPE} {}", fingerprint(&input));
    if let Some(glue) = kept.load(&mark) {
        return Ok(glue);
    }
    let glue = generate(&input)?;
    kept.store(&mark, &glue)?;
    Ok(glue)
}

fn generate(input: &[u8]) -> anyhow::Result<Glue> {
    let split = split::split(input)?;
    let mut bindgen = Bindgen::new();
    let mut output = bindgen
        .input_bytes("web", split.main)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        // The parts hang on the main module by its exports.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen can't read the module")?;
    // Such pieces would need names and fingerprints of their own.
    ensure!(
        output.snippets().values().all(Vec::is_empty) && output.local_modules().is_empty(),
        "a dependency brings JavaScript files of its own, which the bundle does not carry"
    );
    if !output.npm_dependencies().is_empty() {
        bail!("a dependency wants packages from npm, which the bundle does not carry");
    }
    let script = shorten_imports(output.js().to_owned(), output.wasm_mut());
    Ok(Glue {
        script: script.into_bytes(),
        wasm: arrange(&output.wasm_mut().emit_wasm())?,
        loader: split.loader,
        parts: split.parts,
    })
}

/// Gives what the module imports from the script a short name in both. The long
/// ones end in a hash, which does not compress.
fn shorten_imports(mut script: String, module: &mut walrus::Module) -> String {
    let mut number = 0;
    for import in module.imports.iter_mut() {
        let long = format!("{}: function(", import.name);
        if import.name.starts_with("__wb") && script.matches(&long).count() == 1 {
            import.name = format!("i{number}");
            number += 1;
            script = script.replace(&long, &format!("{}: function(", import.name));
        }
    }
    script
}

/// The glue of the last time, kept beside the module.
struct Kept {
    mark: PathBuf,
    script: PathBuf,
    wasm: PathBuf,
    loader: PathBuf,
    parts: PathBuf,
}

impl Kept {
    fn beside(module: &Path) -> Kept {
        Kept {
            mark: module.with_extension("glue"),
            script: module.with_extension("glue.js"),
            wasm: module.with_extension("glue.wasm"),
            loader: module.with_extension("loader.js"),
            parts: module.with_extension("parts"),
        }
    }

    fn load(&self, mark: &str) -> Option<Glue> {
        if fs::read_to_string(&self.mark).ok()? != mark {
            return None;
        }
        let mut parts = Files::new();
        for entry in fs::read_dir(&self.parts).ok()? {
            let entry = entry.ok()?;
            let name = entry.file_name().into_string().ok()?;
            parts.insert(name, fs::read(entry.path()).ok()?);
        }
        Some(Glue {
            script: fs::read(&self.script).ok()?,
            wasm: fs::read(&self.wasm).ok()?,
            loader: fs::read_to_string(&self.loader).ok()?,
            parts,
        })
    }

    /// The mark comes last, so that it never vouches for half a store.
    fn store(&self, mark: &str, glue: &Glue) -> anyhow::Result<()> {
        let _ = fs::remove_file(&self.mark);
        let _ = fs::remove_dir_all(&self.parts);
        fs::create_dir_all(&self.parts)?;
        for (name, part) in &glue.parts {
            fs::write(self.parts.join(name), part)?;
        }
        fs::write(&self.script, &glue.script)?;
        fs::write(&self.wasm, &glue.wasm)?;
        fs::write(&self.loader, &glue.loader)?;
        fs::write(&self.mark, mark).context("can't keep the glue")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_short_on_both_sides() {
        let mut module = walrus::Module::default();
        let signature = module.types.add(&[], &[]);
        for name in ["__wbg_log_0123", "__wbg_other_0123", "else_0123"] {
            module.add_import_func("wbg", name, signature);
        }
        let script = "__wbg_log_0123: function() {},\nelse_0123: function() {}";
        let script = shorten_imports(script.to_owned(), &mut module);
        assert_eq!(script, "i0: function() {},\nelse_0123: function() {}");
        let names: Vec<&str> = module.imports.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["i0", "__wbg_other_0123", "else_0123"]);
    }

    #[test]
    fn kept_glue_is_used_only_for_the_same_module() {
        let folder = tempfile::tempdir().unwrap();
        let kept = Kept::beside(&folder.path().join("web.wasm"));
        let glue = Glue {
            script: b"script".to_vec(),
            wasm: b"wasm".to_vec(),
            loader: "loader".to_owned(),
            parts: Files::from([("a.wasm".to_owned(), b"part".to_vec())]),
        };
        assert!(kept.load("one").is_none());
        kept.store("one", &glue).unwrap();
        assert_eq!(kept.load("one").unwrap().wasm, b"wasm");
        assert_eq!(kept.load("one").unwrap().parts, glue.parts);
        assert!(kept.load("two").is_none());
    }
}
