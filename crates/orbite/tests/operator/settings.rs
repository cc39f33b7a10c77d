//! Where the database is: by flag, by environment or by the server's settings
//! file, for the operator's commands as for the server.

use crate::test_database::{TestDatabase, orbite_in, stderr, stdout};
use store::Timestamp;

/// A place with so many guests, and a settings file that leads to it.
struct Told {
    place: TestDatabase,
    config: String,
}

fn told(guests: usize) -> Told {
    let place = TestDatabase::with(async |store| {
        for guest in 0..guests {
            let id = guest.to_string();
            store
                .create_guest(&id, "Ada", Timestamp::now())
                .await
                .unwrap();
        }
    });
    let config = place.folder.path().join("orbite.toml");
    // Whatever else a server is told is none of their business, but is read.
    let text = format!(
        "listen = \"127.0.0.1:0\"\nlog = \"json\"\ndatabase = {:?}\n",
        place.database()
    );
    std::fs::write(&config, text).unwrap();
    Told {
        config: config.to_str().unwrap().to_owned(),
        place,
    }
}

impl Told {
    fn database(&self) -> String {
        self.place.database().to_str().unwrap().to_owned()
    }
}

#[test]
fn admin_finds_the_database_as_the_server_does() {
    let (one, two, three) = (told(1), told(2), told(3));
    let (one_file, two_file, three_file) = (one.database(), two.database(), three.database());
    let of_file = ("ORBITE_CONFIG", one.config.as_str());
    let of_place = ("ORBITE_DATABASE", two_file.as_str());
    let cases: [(&[_], &[&str], &str); 6] = [
        (&[of_file], &[], "1 guests"),
        (&[], &["--config", &two.config], "2 guests"),
        // The flag beats the environment.
        (&[of_file], &["--config", &three.config], "3 guests"),
        (&[of_place], &["--database", &three_file], "3 guests"),
        // Naming the place beats naming the file, wherever.
        (&[of_place], &["--config", &three.config], "2 guests"),
        (
            &[],
            &["--config", &three.config, "--database", &one_file],
            "1 guests",
        ),
    ];
    for (environment, flags, expected) in cases {
        // Before and after the chore's name.
        for line in [
            [&["admin"], flags, &["status"]].concat(),
            [&["admin", "status"], flags].concat(),
        ] {
            let output = orbite_in(environment, &line);
            let told = stdout(&output);
            assert!(
                told.contains(expected),
                "{environment:?} {line:?}: {output:?}"
            );
        }
    }
}

#[test]
fn a_backup_finds_the_database_as_the_server_does() {
    let told = told(2);
    let file = told.place.folder.path().join("copy.db");
    let copy = file.to_str().unwrap();
    let output = orbite_in(&[("ORBITE_CONFIG", &told.config)], &["backup", copy]);
    assert!(output.status.success(), "{}", stderr(&output));
    let status = orbite_in(&[], &["admin", "--database", copy, "status"]);
    assert!(stdout(&status).contains("2 guests"), "{status:?}");
}

#[test]
fn a_settings_file_that_is_wrong_or_not_there_is_named() {
    let told = told(1);
    for (text, problem) in [
        (Some("databse = \"x.db\"\n"), "databse"),
        (
            Some("database = \"nowhere.db\"\n"),
            "there is no database nowhere.db",
        ),
        (None, "orbite.toml"),
    ] {
        match text {
            Some(text) => std::fs::write(&told.config, text).unwrap(),
            None => std::fs::remove_file(&told.config).unwrap(),
        }
        for command in [&["admin", "status"][..], &["backup", "copy.db"]] {
            let line = [command, &["--config", &told.config]].concat();
            let output = orbite_in(&[], &line);
            assert!(!output.status.success(), "{output:?}");
            assert!(stderr(&output).contains(problem), "{}", stderr(&output));
        }
    }
}
