//! The JavaScript between the browser and the compiled module.

use super::fingerprint::fingerprint;
use anyhow::{Context, bail, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// Goes up with every change of what is asked of wasm-bindgen below. Its own
/// version need not be told: modules carry it inside.
const RECIPE: u32 = 1;

/// The module as it is delivered, and the JavaScript that loads it.
pub struct Glue {
    /// The JavaScript module.
    pub script: Vec<u8>,
    /// The WebAssembly module.
    pub wasm: Vec<u8>,
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
    let glue = generate(input)?;
    kept.store(&mark, &glue)?;
    Ok(glue)
}

fn generate(input: Vec<u8>) -> anyhow::Result<Glue> {
    let mut bindgen = Bindgen::new();
    let mut output = bindgen
        .input_bytes("web", input)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
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
    Ok(Glue {
        script: output.js().as_bytes().to_vec(),
        wasm: output.wasm_mut().emit_wasm(),
    })
}

/// The glue of the last time, kept beside the module.
struct Kept {
    mark: PathBuf,
    script: PathBuf,
    wasm: PathBuf,
}

impl Kept {
    fn beside(module: &Path) -> Kept {
        Kept {
            mark: module.with_extension("glue"),
            script: module.with_extension("glue.js"),
            wasm: module.with_extension("glue.wasm"),
        }
    }

    fn load(&self, mark: &str) -> Option<Glue> {
        if fs::read_to_string(&self.mark).ok()? != mark {
            return None;
        }
        Some(Glue {
            script: fs::read(&self.script).ok()?,
            wasm: fs::read(&self.wasm).ok()?,
        })
    }

    /// The mark comes last, so that it never vouches for half a store.
    fn store(&self, mark: &str, glue: &Glue) -> anyhow::Result<()> {
        let _ = fs::remove_file(&self.mark);
        fs::write(&self.script, &glue.script)?;
        fs::write(&self.wasm, &glue.wasm)?;
        fs::write(&self.mark, mark).context("can't keep the glue")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kept_glue_is_used_only_for_the_same_module() {
        let folder = tempfile::tempdir().unwrap();
        let kept = Kept::beside(&folder.path().join("web.wasm"));
        let glue = Glue {
            script: b"script".to_vec(),
            wasm: b"wasm".to_vec(),
        };
        assert!(kept.load("one").is_none());
        kept.store("one", &glue).unwrap();
        assert_eq!(kept.load("one").unwrap().wasm, b"wasm");
        assert!(kept.load("two").is_none());
    }
}
