//! Every word of the page that is not a game's own, in both languages.
//!
//! A word is a variant, so that a missing translation does not compile.

use crate::settings;
use words::Language;

macro_rules! texts {
    ($($name:ident: $english:literal, $french:literal;)*) => {
        /// A word or sentence of the page.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Text { $($name),* }

        impl Text {
            /// Every text.
            #[cfg(test)]
            const ALL: &'static [Self] = &[$(Self::$name),*];

            /// It in a language.
            pub(crate) const fn said(self, language: Language) -> &'static str {
                match (self, language) {
                    $((Self::$name, Language::English) => $english,
                      (Self::$name, Language::French) => $french,)*
                }
            }
        }
    };
}

texts! {
    Tagline: "Five space games, out of print, back in orbit.", "Cinq jeux de l’espace, épuisés en boutique, de retour en orbite.";
    PlayNow: "Play now", "Jouer";
    SetUp: "Set up", "Préparer";
    Rules: "Rules", "Règles";
    Records: "Games kept", "Parties gardées";
    Kept: "Games", "Parties";
    Settings: "Settings", "Réglages";
    Home: "Shelf", "Étagère";
    Menu: "Menu", "Menu";
    Close: "Close", "Fermer";
    SkipToContent: "Skip to content", "Aller au contenu";
    Players: "players", "joueurs";
    Minutes: "min", "min";
    GoOn: "Go on", "Continuer";
    UnfinishedGames: "Games in progress", "Parties en cours";
    FinishedGames: "Finished games", "Parties finies";
    NothingKept: "No game is kept on this device yet. Every game you begin will be.", "Aucune partie n’est encore gardée sur cet appareil. Toute partie commencée le sera.";
    OpenRecord: "Open a record file", "Ouvrir un fichier de partie";
    Forget: "Delete", "Supprimer";
    ForgetSure: "Delete for good?", "Supprimer pour de bon ?";
    Replay: "Replay", "Revoir";
    Download: "Download", "Télécharger";
    BadRecord: "This file can't be opened:", "Ce fichier ne peut pas être ouvert :";
    UnknownGame: "it is of a game that Orbite does not know", "c’est un jeu qu’Orbite ne connaît pas";
    NotARecord: "it is not an Orbite record", "ce n’est pas une partie d’Orbite";
    NoSuchGame: "This game is not on this device.", "Cette partie n’est pas sur cet appareil.";
    NoSuchPage: "There is nothing here but stars.", "Il n’y a rien ici que des étoiles.";
    Seats: "Seats", "Places";
    Seat: "Seat", "Place";
    Person: "Person", "Personne";
    Bot: "Bot", "Robot";
    Name: "Name", "Nom";
    AddSeat: "Add a seat", "Ajouter une place";
    RemoveSeat: "Remove this seat", "Retirer cette place";
    Options: "Options", "Options";
    Begin: "Begin", "Commencer";
    ByLot: "Drawn by lot", "Tiré au sort";
    Thinking: "is thinking…", "réfléchit…";
    Skip: "Skip", "Passer";
    Commit: "Play it", "Jouer ce coup";
    TakeBack: "Change", "Changer";
    Undo: "Undo", "Annuler";
    Hint: "Hint", "Conseil";
    HintSays: "The admiral would:", "L’amiral ferait :";
    YourSide: "Your side of the table", "Votre côté de la table";
    You: "you", "vous";
    Somebody: "Player", "Joueur";
    YourName: "Your name", "Votre nom";
    ChangeName: "change your name", "changer de nom";
    Log: "Log", "Journal";
    More: "Log, choices, rules", "Journal, choix, règles";
    Choices: "Choices", "Choix";
    NoChoices: "Nothing to choose right now.", "Rien à choisir pour l’instant.";
    BoardInWords: "The board in words", "Le plateau en mots";
    CurtainTitle: "Pass the device", "Passez l’appareil";
    CurtainFor: "The next turn is for:", "Le prochain tour est pour :";
    CurtainHidden: "Hands are hidden until then.", "Les mains restent cachées d’ici là.";
    ImHere: "It’s me, show my side", "C’est moi, montrez mon jeu";
    GameOver: "The game is over", "La partie est finie";
    Scoring: "How it was counted", "Comment on a compté";
    Place: "place", "place";
    Rematch: "Rematch", "Revanche";
    SeeBoard: "See the board", "Voir le plateau";
    Language: "Language", "Langue";
    Theme: "Colours", "Couleurs";
    ThemeSystem: "As the device", "Comme l’appareil";
    ThemeNight: "Night", "Nuit";
    ThemeDawn: "Dawn", "Aube";
    Speed: "Speed of animations", "Vitesse des animations";
    SpeedSlow: "Slow", "Lente";
    SpeedNormal: "Normal", "Normale";
    SpeedFast: "Fast", "Rapide";
    SpeedInstant: "None", "Aucune";
    StillNote: "Your device asks for less motion, so nothing is animated.", "Votre appareil demande moins de mouvement : rien n’est animé.";
    Confirm: "Confirm each turn before it is played", "Confirmer chaque coup avant de le jouer";
    Sound: "Sounds", "Sons";
    Yes: "Yes", "Oui";
    No: "No", "Non";
    SearchRules: "Search in the rules", "Chercher dans les règles";
    NothingFound: "No rule contains these words.", "Aucune règle ne contient ces mots.";
    SeeRule: "Rule", "Règle";
    ViewOf: "Seen by", "Vu par";
    OpenView: "Everything open", "Tout ouvert";
    Onlooker: "An onlooker", "Un spectateur";
    Step: "Step", "Étape";
    First: "To the beginning", "Au début";
    Previous: "One step back", "Une étape en arrière";
    Next: "One step on", "Une étape en avant";
    Last: "To the end", "À la fin";
    PlayReplay: "Run", "Dérouler";
    Pause: "Pause", "Pause";
    Broken: "Something went wrong, and it is our fault. Your game is kept.", "Quelque chose a mal tourné, et c’est notre faute. Votre partie est gardée.";
    NotKept: "This browser keeps nothing: the game would be lost on leaving the page.", "Ce navigateur ne garde rien : la partie serait perdue en quittant la page.";
    YourTurn: "Your turn", "À vous";
    Unreachable: "This game could not be fetched. Is there a network? Then reload the page.", "Ce jeu n’a pas pu être chargé. Y a-t-il du réseau ? Alors rechargez la page.";
    Loading: "Setting the table…", "On dresse la table…";
    Keyboard: "Keyboard", "Clavier";
    KeyboardHelp: "Arrow keys move between pieces, Enter chooses, Ctrl+Enter plays the turn, Backspace changes your mind, Ctrl+Z undoes, L shows the log, C the choices, W the board in words, ? the rules, Escape skips or closes.", "Les flèches passent d’une pièce à l’autre, Entrée choisit, Ctrl+Entrée joue le coup, Retour arrière change d’avis, Ctrl+Z annule, L montre le journal, C les choix, W le plateau en mots, ? les règles, Échap passe ou ferme.";
    MadeOf: "Orbite is free software; the games follow booklets of games no longer sold, in our own words and pictures.", "Orbite est un logiciel libre ; les jeux suivent des livrets de jeux qui ne sont plus vendus, avec nos propres mots et images.";
}

impl Text {
    /// It in the reader's language. Tracks.
    pub(crate) fn get(self) -> &'static str {
        self.said(settings::language())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_there_in_both_languages() {
        for text in Text::ALL {
            for language in Language::ALL {
                let said = text.said(language);
                assert!(
                    !said.trim().is_empty(),
                    "{text:?} says nothing in {language}"
                );
                assert_eq!(said, said.trim(), "{text:?} in {language} has loose spaces");
            }
        }
    }

    /// Words that are the same in both languages, so that a forgotten
    /// translation stands out.
    const SAME: [Text; 5] = [
        Text::Minutes,
        Text::Menu,
        Text::Options,
        Text::Pause,
        Text::Place,
    ];

    #[test]
    fn a_translation_differs_from_its_original() {
        for text in Text::ALL {
            let same = text.said(Language::English) == text.said(Language::French);
            assert!(!same || SAME.contains(text), "{text:?} is not translated");
        }
    }
}
