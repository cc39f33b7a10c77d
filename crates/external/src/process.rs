//! A child process that speaks in lines, with a limit to our patience.

use crate::ProgramError;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The longest line that is read: far more than any answer needs.
const LINE_BYTES: u64 = 1 << 20;

/// How long a program may take to end once its input is closed.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    command: String,
    child: Child,
    /// Gone once the program was told to end.
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Process {
    pub(crate) fn start(command: &str) -> Result<Self, ProgramError> {
        let words = shlex::split(command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            return Err(ProgramError::Command {
                command: command.to_owned(),
            });
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| ProgramError::Start {
                command: command.to_owned(),
                error,
            })?;
        let input = child.stdin.take();
        let output = child.stdout.take();
        let (found, lines) = mpsc::sync_channel(1);
        // Reading has no time limit of its own, so it has a thread of its own; it
        // ends with the program.
        thread::spawn(move || {
            let Some(output) = output else { return };
            let mut output = BufReader::new(output);
            loop {
                let mut line = String::new();
                match output.by_ref().take(LINE_BYTES).read_line(&mut line) {
                    Ok(read) if read > 0 && found.send(line).is_ok() => {}
                    _ => break,
                }
            }
        });
        Ok(Self {
            command: command.to_owned(),
            child,
            input,
            lines,
        })
    }

    pub(crate) fn command(&self) -> &str {
        &self.command
    }

    /// Writes a line.
    pub(crate) fn tell(&mut self, line: &str) -> Result<(), ProgramError> {
        let told = self.input.as_mut().is_some_and(|input| {
            input
                .write_all(line.as_bytes())
                .and_then(|()| input.write_all(b"\n"))
                .and_then(|()| input.flush())
                .is_ok()
        });
        if told { Ok(()) } else { Err(self.gone()) }
    }

    /// Waits for a line.
    pub(crate) fn hear(&mut self, patience: Duration) -> Result<String, ProgramError> {
        self.lines
            .recv_timeout(patience)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => ProgramError::Slow {
                    command: self.command.clone(),
                    patience,
                },
                RecvTimeoutError::Disconnected => self.gone(),
            })
    }

    fn gone(&mut self) -> ProgramError {
        self.input = None;
        let status = self.wait().map(|status| status.to_string());
        ProgramError::Gone {
            command: self.command.clone(),
            status,
        }
    }

    /// Waits a little for the program to end by itself.
    fn wait(&mut self) -> Option<std::process::ExitStatus> {
        const LOOK: Duration = Duration::from_millis(5);
        for _ in 0..FAREWELL.as_millis() / LOOK.as_millis() {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(LOOK),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
        None
    }
}

/// A program whose input ends should end too; one that does not is stopped.
impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        if self.wait().is_none() {
            // It may have ended in the meantime.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
