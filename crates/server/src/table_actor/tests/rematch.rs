//! Playing again: one table, whatever happens at the old one meanwhile.

use super::*;

#[tokio::test]
async fn playing_again_is_one_table_however_often_it_is_made() {
    let (tables, _folder) = tables().await;
    let id = make(&tables).await;
    let stored = stored(&tables, &id).await;
    let line = std::str::from_utf8(&stored.entries[0]).unwrap();
    let table = games::restore("rockets".parse().unwrap(), &[line], tables.now()).unwrap();
    let again = || table.rematch(tables.rematch_id(&id), ids::secret());
    let (first, commitment) = tables.create_rematch(again()).await.unwrap();
    assert!(commitment.is_some());
    // The secret of the second attempt is not the table's.
    let second = tables.create_rematch(again()).await.unwrap();
    assert_eq!(second, (first.clone(), None));
    // What somebody else made under that id is never taken away.
    let before = tables.store.entries(first.as_str(), 0).await.unwrap();
    assert!(tables.open(again(), None).await.is_err());
    assert_eq!(
        tables.store.entries(first.as_str(), 0).await.unwrap(),
        before
    );
}

/// Plays a table at which Ada sits alone to the end of its game.
async fn played_out(tables: &Arc<TableRegistry>) -> Line {
    let new = NewTable {
        seats: vec![SeatChoice::Me {}, SeatChoice::Me {}],
        ..serde_json::from_str(r#"{"game":"rockets","seats":[]}"#).unwrap()
    };
    let id = tables.create(&ada(), here(), new).await.unwrap().table;
    let mut line = Line::to(tables.reach(&id).unwrap(), 1).await;
    line.order(0, Command::Start {}).await;
    let mut c = 1;
    loop {
        let (n, d, a) = match ServerMessage::parse(&line.hear().await).unwrap() {
            ServerMessage::Started(started) if started.seat == started.decider => {
                (started.revision, started.decider, started.legal)
            }
            ServerMessage::Step(step) if step.seat == step.decider => {
                (step.revision, step.decider, step.legal)
            }
            ServerMessage::Over(_) => return line,
            _ => continue,
        };
        if let (Some(s), Some(a)) = (d, protocol::legal_actions(&a).into_iter().next()) {
            line.order(
                c,
                Command::Act {
                    revision: n,
                    seat: s,
                    actions: vec![a],
                },
            )
            .await;
            c += 1;
        }
    }
}

#[tokio::test]
async fn playing_again_waits_for_nobody_who_waits_at_the_table() {
    let (tables, _folder) = tables().await;
    let mut line = played_out(&tables).await;
    // Everything up to here is heard.
    line.order(1_000_000, Command::History { seat: None }).await;
    while !line.hear().await.contains("1000000") {}

    // The wish to play again, and behind it more than the inbox holds: those
    // beyond wait outside, and the actor has to make a table meanwhile. On
    // one thread it does nothing before the inbox is full.
    let wishes = 3 * INBOX as u32;
    let order = |c: u32| Event::Command {
        connection: line.connection,
        outbox: line.outbox.clone(),
        id: CommandId(c),
        command: Command::Rematch {},
    };
    let mut sent = 0;
    let refused = loop {
        match line.actor.try_send(order(sent)) {
            Ok(()) => sent += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(refused, mpsc::error::TrySendError::Full(_)));
    assert_eq!(sent as usize, INBOX);
    let waiting: Vec<_> = (sent..wishes)
        .map(|c| {
            let (actor, event) = (line.actor.clone(), order(c));
            tokio::spawn(async move { actor.send(event).await.unwrap() })
        })
        .collect();

    // Each is answered, once and clearly, and there is one table to go on at.
    let mut answered = std::collections::BTreeSet::new();
    let mut rematched = Vec::new();
    while answered.len() < wishes as usize || rematched.is_empty() {
        match ServerMessage::parse(&line.hear().await).unwrap() {
            ServerMessage::Accepted(c, _) => assert!(answered.insert(c.0), "{c:?}"),
            ServerMessage::Rematched { table, .. } => rematched.push(table),
            ServerMessage::Rematch { .. } | ServerMessage::Presence { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    for sender in waiting {
        sender.await.unwrap();
    }
    assert_eq!(answered, (0..wishes).collect());
    assert_eq!(rematched.len(), 1);
    let door = tables
        .ask(&rematched[0], |reply| Event::Preview { reply })
        .await;
    assert_eq!(door.unwrap().unwrap().summary.stage, Stage::Waiting);
    assert_eq!(tables.metrics.faults.get(), 0);
}
