//! Full random games through the public trait, on one core.

fn main() {
    divan::main();
}
