//! `orbite schema`: what a game sends and takes, as a JSON Schema.

use crate::cli::SchemaArgs;
use crate::output;
use registry::{schemas, with_game};

pub(crate) fn run(args: &SchemaArgs) -> anyhow::Result<()> {
    let definitions = with_game!(args.game, G => schemas::<G>());
    let schema = external::line_schema(args.game.name(), &definitions);
    output::print(&serde_json::to_string_pretty(&schema)?)
}
