//! Every text of the shell, in both languages.

/// Makes a list of phrases: a name, then English, then French. `{0}` and
/// `{1}` stand for what [`with`](Phrase::with) fills in.
macro_rules! phrases {
    ($(#[$doc:meta])* $list:ident { $($name:ident: $english:literal, $french:literal;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum $list {
            $($name),*
        }

        impl $list {
            /// Every phrase of the list.
            #[cfg(test)]
            pub(crate) const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The phrase as it is.
            pub(crate) fn text(self, language: ::text::Language) -> &'static str {
                match self {
                    $(Self::$name => language.choose($english, $french)),*
                }
            }

            /// The phrase with its gaps filled.
            pub(crate) fn with<T: ::std::fmt::Display>(
                self,
                language: ::text::Language,
                values: &[T],
            ) -> String {
                let mut text = self.text(language).to_owned();
                for (index, value) in values.iter().enumerate() {
                    text = text.replace(&format!("{{{index}}}"), &value.to_string());
                }
                text
            }
        }
    };
}
pub(crate) use phrases;

phrases! {
    /// A text of the shell.
    Phrase {
        TooSmall: "The table needs at least {0} columns and {1} rows.", "La table demande au moins {0} colonnes et {1} lignes.";
        TooSmallNow: "This window has {0} × {1}. Enlarge it and play on.", "Cette fenêtre fait {0} × {1}. Agrandissez-la pour continuer.";
        Actions: "What you can do", "Ce que vous pouvez faire";
        Log: "What happened", "Ce qui s'est passé";
        Filter: "type to filter, or a notation", "tapez pour filtrer, ou une notation";
        NoMatch: "nothing matches; Enter asks the rules", "rien ne correspond ; Entrée consulte la règle";
        Waiting: "{0} is thinking…", "{0} réfléchit…";
        WaitingKeys: "Space: at once", "Espace : tout de suite";
        WatchKeys: "Space: pause   + −: speed   Enter: one step", "Espace : pause   + − : vitesse   Entrée : un pas";
        Paused: "Paused", "En pause";
        HandoverTitle: "Turn over", "Tour fini";
        Handover: "Your turn is over. Enter hides the screen for {0}.", "Votre tour est fini. Entrée cache l'écran pour {0}.";
        CurtainTitle: "Pass the keyboard to {0}", "Passez le clavier à {0}";
        CurtainText: "Press Enter when only {0} looks.", "Appuyez sur Entrée quand seul·e {0} regarde.";
        Over: "The game is over", "La partie est finie";
        OverKeys: "n: play again   s: save as   q: leave", "n : rejouer   s : enregistrer sous   q : quitter";
        Place: "{0}.", "{0}.";
        Points: "{0} points", "{0} points";
        OnePoint: "{0} point", "{0} point";
        HelpTitle: "Help", "Aide";
        RulesTitle: "Rules", "Règles";
        RulesKeys: "↑↓ PgUp PgDn: scroll   /: search   n: next   Esc: close", "↑↓ PgUp PgDn : défiler   / : chercher   n : suivant   Échap : fermer";
        RulesSearch: "search: {0}", "chercher : {0}";
        RulesNothing: "`{0}` is not in these rules", "« {0} » n'est pas dans ces règles";
        RefusedTitle: "Not allowed", "Pas permis";
        NotAnAction: "`{0}` is neither an action of the list nor a notation of this game.", "« {0} » n'est ni une action de la liste ni une notation de ce jeu.";
        NotAnActionHint: "Type part of a line of the list, its number, or a notation such as {0}.", "Tapez un morceau d'une ligne de la liste, son numéro, ou une notation comme {0}.";
        Unchanged: "Nothing has changed. Esc: choose again.", "Rien n'a changé. Échap : choisir à nouveau.";
        UndoTitle: "Take back", "Reprendre";
        UndoAsk: "Take back {0}'s last action, and all that came after it?", "Reprendre la dernière action de {0} et tout ce qui a suivi ?";
        UndoTable: "Something has been revealed or somebody has played since. Does everyone agree?", "Depuis, quelque chose a été révélé ou quelqu'un a joué. Tout le monde est d'accord ?";
        UndoBots: "The bots do not mind.", "Les robots n'y voient pas d'inconvénient.";
        UndoNothing: "Nobody has done anything to take back.", "Il n'y a rien à reprendre.";
        UndoDone: "Taken back.", "Repris.";
        QuitTitle: "Leave", "Quitter";
        QuitAsk: "Leave the table? The game is kept in {0}.", "Quitter la table ? La partie est gardée dans {0}.";
        QuitResume: "Go on with: orbite play --resume {0}", "Pour reprendre : orbite play --resume {0}";
        Confirm: "Enter or y: yes   Esc or n: no", "Entrée ou o : oui   Échap ou n : non";
        SaveTitle: "Save as", "Enregistrer sous";
        SaveAsk: "The game is saved after every step. Its file:", "La partie est enregistrée à chaque pas. Son fichier :";
        SaveKeys: "Enter: save here from now on   Esc: as before", "Entrée : enregistrer ici désormais   Échap : comme avant";
        Saved: "Saved in {0}.", "Enregistré dans {0}.";
        SaveFailed: "Could not save in {0}: {1}", "Impossible d'enregistrer dans {0} : {1}";
        KeysPlay: "↵ play  ↑↓ pick  Tab log  F1 help  F2 rules  ^U undo  ^S save  ^L fr  ^Q quit", "↵ jouer  Tab récit  F1 aide  F2 règles  ^U annuler  ^S fichier  ^L en  ^Q fin";
        KeysWatch: "Tab log  F1 help  F2 rules  ^U undo  ^S save  ^L fr  ^Q quit", "Tab récit  F1 aide  F2 règles  ^U annuler  ^S fichier  ^L en  ^Q fin";
        KeysCurtain: "↵ look   ^L fr   ^Q quit", "↵ regarder   ^L en   ^Q fin";
        KeysClose: "Esc: close", "Échap : fermer";
        HelpChoose: "Choosing", "Choisir";
        HelpArrows: "↑ ↓ PgUp PgDn Home End: go through the list; the board shows what the line would do.", "↑ ↓ PgUp PgDn Début Fin : parcourir la liste ; le plateau montre ce que ferait la ligne.";
        HelpType: "Letters: keep only the lines that contain them. Backspace, Esc: undo that.", "Lettres : ne garder que les lignes qui les contiennent. Retour arrière, Échap : effacer.";
        HelpNumber: "A number: go to that line.", "Un nombre : aller à cette ligne.";
        HelpNotation: "A notation such as {0}, then Enter: play it; if a rule forbids it, its text is shown.", "Une notation comme {0}, puis Entrée : la jouer ; si une règle l'interdit, son texte s'affiche.";
        HelpEnter: "Enter: play the marked line.", "Entrée : jouer la ligne marquée.";
        HelpTable: "At the table", "À la table";
        HelpTab: "Tab: from the list to the log and back (scroll with the same keys).", "Tab : de la liste au récit et retour (mêmes touches pour défiler).";
        HelpRules: "F2 or Ctrl+R: the rules, with search by /", "F2 ou Ctrl+R : les règles, avec recherche par /";
        HelpUndo: "F8 or Ctrl+U: take back. Free until something is revealed or another seat plays; then everyone must agree.", "F8 ou Ctrl+U : reprendre. Libre tant que rien n'est révélé et que personne d'autre ne joue ; sinon il faut l'accord de tous.";
        HelpSave: "F5 or Ctrl+S: where the game is saved. It is saved after every step anyway.", "F5 ou Ctrl+S : où la partie est enregistrée. Elle l'est de toute façon à chaque pas.";
        HelpLanguage: "F3 or Ctrl+L: English, French.", "F3 ou Ctrl+L : anglais, français.";
        HelpQuit: "F10, Ctrl+Q or Ctrl+C: leave; the game can be taken up again.", "F10, Ctrl+Q ou Ctrl+C : quitter ; la partie peut être reprise.";
        HelpSecrets: "When several people share the keyboard, the screen is hidden between them.", "Quand plusieurs personnes partagent le clavier, l'écran est caché entre elles.";
        HelpMarks: "Seats", "Places";
        Spectator: "everybody's view", "vue de tous";
        MenuTitle: "Orbite: choose a table", "Orbite : choisissez une table";
        MenuGame: "Game", "Jeu";
        MenuSeats: "Seats", "Places";
        MenuSeat: "Seat {0}", "Place {0}";
        MenuPerson: "person", "personne";
        MenuFirst: "Who begins", "Qui commence";
        MenuRandom: "drawn by lot", "tiré au sort";
        MenuLanguage: "Language", "Langue";
        MenuStart: "Play", "Jouer";
        MenuKeys: "↑↓ line   ←→ change   letters: name   Enter: next, Play   Esc: leave", "↑↓ ligne   ←→ changer   lettres : nom   Entrée : suite   Échap : quitter";
        MenuDefaultPerson: "Player {0}", "Joueur {0}";
    }
}

#[cfg(test)]
mod tests {
    use super::Phrase;
    use text::Language;

    #[test]
    fn every_phrase_is_said_in_both_languages() {
        // The same word in both languages, not forgotten ones.
        let same = [Phrase::Place, Phrase::Points, Phrase::OnePoint];
        for &phrase in Phrase::ALL {
            let [english, french] = Language::ALL.map(|language| phrase.text(language));
            assert!(!english.is_empty() && !french.is_empty(), "{phrase:?}");
            if !same.contains(&phrase) {
                assert_ne!(english, french, "{phrase:?} is not translated");
            }
            for gap in ["{0}", "{1}", "{2}"] {
                assert_eq!(english.contains(gap), french.contains(gap), "{phrase:?}");
            }
        }
    }

    #[test]
    fn gaps_are_filled() {
        let text = Phrase::TooSmallNow.with(Language::English, &[60, 20]);
        assert!(text.contains("60 × 20"), "{text}");
    }
}
