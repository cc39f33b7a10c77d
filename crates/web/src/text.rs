//! Every word of the page that is not a game's own, in both languages.
//!
//! A word is a variant, so that a missing translation does not compile.

use crate::settings;
use text::Language;

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
    WithOthers: "With others", "À plusieurs";
    Lobby: "Open tables", "Tables ouvertes";
    Profile: "You", "Vous";
    Chat: "Chat", "Discussion";
    OnItsWay: "On its way…", "En chemin…";
    EndedByAgreement: "Everybody agreed to end the game here.", "Tout le monde a voulu finir la partie ici.";
    ServerAway: "The server can’t be reached just now. Try again in a moment.", "Le serveur n’est pas joignable pour l’instant. Réessayez dans un moment.";
    ServerFault: "The server made a mistake. It has been noted.", "Le serveur a fait une erreur. Elle a été notée.";
    TryingAgain: "The server is away. Your game is safe; trying again…", "Le serveur est absent. Votre partie est en sécurité ; nouvel essai…";
    StoreAway: "The server can’t write anything down just now; your move waits and is sent again.", "Le serveur ne peut rien noter pour l’instant ; votre coup attend et sera renvoyé.";
    TooFast: "That was a little fast. Wait a moment.", "C’était un peu rapide. Attendez un instant.";
    BadName: "A name has 1 to 32 letters.", "Un nom a de 1 à 32 lettres.";
    BadPassword: "A password has at least 8 characters.", "Un mot de passe a au moins 8 caractères.";
    NameTaken: "Another account has this name.", "Un autre compte porte ce nom.";
    WrongLogin: "There is no account with this name and password.", "Aucun compte n’a ce nom et ce mot de passe.";
    WrongPassword: "The old password is not this one.", "L’ancien mot de passe n’est pas celui-ci.";
    NoSuchTable: "There is no such table, or it is not for you to see.", "Cette table n’existe pas, ou n’est pas à votre vue.";
    OtherRules: "This table plays by an older version of the rules. Its game is kept.", "Cette table joue selon une version plus ancienne des règles. Sa partie est gardée.";
    NotOver: "The game is not over yet.", "La partie n’est pas encore finie.";
    OnlyHere: "This link works on this computer only. To let phones in, start Orbite with --listen 0.0.0.0:4747.", "Ce lien ne marche que sur cet ordinateur. Pour inviter des téléphones, lancez Orbite avec --listen 0.0.0.0:4747.";
    HaveAccount: "I have an account", "J’ai un compte";
    LoggedOut: "You are no longer logged in on this device.", "Vous n’êtes plus connecté sur cet appareil.";
    AgainstRules: "The rules don’t allow that.", "Les règles ne le permettent pas.";
    NotYourTurn: "It is somebody else’s turn.", "C’est le tour de quelqu’un d’autre.";
    NotYourSeat: "That is not your seat.", "Ce n’est pas votre place.";
    SeatTaken: "Somebody was faster: the seat is taken.", "Quelqu’un a été plus rapide : la place est prise.";
    SeatsOpen: "Some seats are still open", "Des places sont encore libres";
    InTrust: "A bot plays for this seat; take it back first.", "Un robot joue pour cette place ; reprenez-la d’abord.";
    NotInTrust: "The seat is yours already.", "La place est déjà à vous.";
    NotHost: "Only the host may do that.", "Seul l’hôte peut faire cela.";
    NotStarted: "The game has not begun.", "La partie n’a pas commencé.";
    Started: "The game has begun already.", "La partie a déjà commencé.";
    NoSpectators: "Nobody may look on here.", "Ici personne ne peut regarder.";
    NothingToUndo: "There is nothing to take back.", "Il n’y a rien à annuler.";
    NeedsConsent: "Something was shown or others have moved since: they have to agree.", "Quelque chose a été montré ou d’autres ont joué depuis : ils doivent être d’accord.";
    AlreadyAsked: "That was asked already.", "Cela a déjà été demandé.";
    NothingAsked: "Nothing is asked any more.", "Plus rien n’est demandé.";
    NobodyThere: "They are not here any more.", "Cette personne n’est plus ici.";
    Muted: "The host has switched off your chat.", "L’hôte a coupé votre discussion.";
    ChatFull: "So much was said here that no more fits.", "On a tant parlé ici que rien ne tient plus.";
    GoneOn: "The game had gone on meanwhile; look again.", "La partie avait continué entre-temps ; regardez à nouveau.";
    NotUnderstood: "The server did not understand that.", "Le serveur n’a pas compris.";
    PageTooOld: "The server is newer than this page: reload it.", "Le serveur est plus récent que cette page : rechargez-la.";
    TableClosed: "This table is closed.", "Cette table est fermée.";
    IsHere: "here", "présent";
    IsAway: "away", "absent";
    BotActs: "a bot plays for this seat", "un robot joue pour cette place";
    TimeLeft: "Time left", "Temps restant";
    NoClock: "No clock", "Sans pendule";
    Emotes: "Feelings", "Émotions";
    EmoteWave: "Hello!", "Bonjour !";
    EmoteClap: "Well played!", "Bien joué !";
    EmoteLaugh: "Haha!", "Ha ha !";
    EmoteGasp: "Oh!", "Oh !";
    EmoteOops: "My mistake", "Je me suis trompé";
    EmoteThink: "Let me think", "Je réfléchis";
    EmoteCry: "What a pity", "Quel dommage";
    EmoteHeart: "Thank you", "Merci";
    SaySomething: "Say something", "Dites quelque chose";
    Send: "Send", "Envoyer";
    NothingSaid: "Nobody has said anything yet.", "Personne n’a encore rien dit.";
    Mute: "Mute", "Faire taire";
    Unmute: "Let speak", "Laisser parler";
    Unread: "unread", "non lus";
    TableMenu: "The table", "La table";
    HandFirst: "Hand and choices first", "Main et choix d’abord";
    BoardToo: "Show the board, too", "Montrer aussi le plateau";
    TellMyTurn: "Tell me when it is my turn", "Me prévenir quand c’est mon tour";
    AskDraw: "Ask to end without a winner", "Proposer de finir sans vainqueur";
    LeaveToBot: "Leave my seat to a bot", "Laisser ma place à un robot";
    LeaveNote: "You can come back and take your seat again at any time.", "Vous pouvez revenir et reprendre votre place à tout moment.";
    YouLookOn: "You are looking on.", "Vous regardez.";
    LookingOn: "Looking on", "Regardent";
    ToScreen: "Show this table on a shared screen", "Montrer cette table sur un écran commun";
    OutOfTime: "Your time ran out.", "Votre temps est écoulé.";
    WereAway: "You were away.", "Vous étiez absent.";
    YouLeft: "You left your seat.", "Vous avez quitté votre place.";
    BotPlaysForYou: "A bot plays for you.", "Un robot joue pour vous.";
    TakeSeatBack: "Take my seat back", "Reprendre ma place";
    AskOthers: "Ask the others", "Demander aux autres";
    AsksUndo: "asks to take back their last move.", "demande à annuler son dernier coup.";
    AsksDraw: "asks to end the game without a winner.", "propose de finir la partie sans vainqueur.";
    Agree: "Agree", "D’accord";
    Decline: "Decline", "Refuser";
    Withdraw: "Never mind", "Laissez tomber";
    YouAsked: "You have asked; the others are answering.", "Vous avez demandé ; les autres répondent.";
    AllAgreed: "Everybody agreed.", "Tout le monde est d’accord.";
    Declined: "Somebody declined.", "Quelqu’un a refusé.";
    Dropped: "The question is no longer open.", "La question n’est plus posée.";
    Invite: "Invite others", "Inviter";
    LinkToTable: "Link to this table", "Lien vers cette table";
    CopyLink: "Copy link", "Copier le lien";
    Copied: "Copied", "Copié";
    Share: "Share", "Partager";
    QrOf: "A picture of the link, for the camera of a phone", "Une image du lien, pour l’appareil photo d’un téléphone";
    OrCode: "Or type this code under “Open tables”:", "Ou tapez ce code sous « Tables ouvertes » :";
    WhoAreYou: "Who are you?", "Qui êtes-vous ?";
    GuestNote: "A name is all it takes. Others at the table will see it.", "Un nom suffit. Les autres à la table le verront.";
    ComeIn: "Come in", "Entrer";
    StartGame: "Start the game", "Commencer la partie";
    HostStarts: "The host starts the game when all seats are taken.", "L’hôte commence la partie quand toutes les places sont prises.";
    OpenSeat: "Open seat", "Place libre";
    OpenSeats: "Open seats", "Places libres";
    SitHere: "Sit here", "S’asseoir ici";
    SitHereToo: "One more on this device", "Encore quelqu’un sur cet appareil";
    StandUp: "Stand up", "Se lever";
    ToRematch: "To the rematch", "À la revanche";
    WaitingForOthers: "Waiting for the others", "En attente des autres";
    WasItFair: "Was it fair?", "Était-ce honnête ?";
    ItWasFair: "Yes: chance was fair.", "Oui : le hasard était honnête.";
    FairCommitment: "Before the game, the server sealed its part of chance; the seal fits what it opened afterwards, so it changed nothing on the way.", "Avant la partie, le serveur avait scellé sa part du hasard ; le sceau correspond à ce qu’il a ouvert après : il n’a rien changé en route.";
    FairEntropy: "What the players’ own devices added was mixed in, so the server alone could not choose. Seats that added something:", "Ce que les appareils des joueurs ont ajouté y était mêlé : le serveur seul ne pouvait pas choisir. Places qui ont ajouté quelque chose :";
    FairDraws: "Every draw and roll was worked out again on your device and came out the same. Draws and rolls:", "Chaque tirage et lancer a été recalculé sur votre appareil, avec le même résultat. Tirages et lancers :";
    FairTakebacks: "Taken back, as everybody at the table saw:", "Annulations, comme toute la table l’a vu :";
    ItWasNotFair: "No: this game does not fit what was sealed before it.", "Non : cette partie ne correspond pas à ce qui avait été scellé avant.";
    LinkToMoment: "Link to this moment", "Lien vers ce moment";
    CopyMoment: "Copy link to this moment", "Copier le lien vers ce moment";
    MakeTable: "Make the table", "Ouvrir la table";
    TheTable: "The table", "La table";
    Clock: "Clock", "Pendule";
    WhoFinds: "Who finds the table", "Qui trouve la table";
    ByInvitation: "Whom I invite", "Ceux que j’invite";
    InLobby: "Everybody, under “Open tables”", "Tous, sous « Tables ouvertes »";
    WhoLooksOn: "Who may look on", "Qui peut regarder";
    Everybody: "Everybody who finds it", "Tous ceux qui la trouvent";
    PlayersOnly: "Nobody but the players", "Personne sauf les joueurs";
    Myself: "Me", "Moi";
    NoTables: "No public table is open right now. Open one from a box on the shelf!", "Aucune table publique n’est ouverte. Ouvrez-en une depuis une boîte de l’étagère !";
    TablesWaiting: "Waiting for players", "En attente de joueurs";
    TablesPlaying: "Being played", "En cours";
    Join: "Join", "Rejoindre";
    LookOn: "Look on", "Regarder";
    EnterCode: "Somebody told you a code?", "On vous a donné un code ?";
    GoThere: "Go to the table", "Aller à la table";
    NoSuchCode: "No table has this code.", "Aucune table n’a ce code.";
    ScreenName: "Shared screen", "Écran commun";
    AvatarShape: "Shape", "Forme";
    AvatarColour: "Colour", "Couleur";
    AvatarInner: "Inner shape", "Forme intérieure";
    AvatarInk: "Inner colour", "Couleur intérieure";
    Save: "Save", "Enregistrer";
    Saved: "Saved.", "Enregistré.";
    Account: "Account", "Compte";
    MakeAccount: "Make an account", "Créer un compte";
    AccountNote: "With an account you are yourself on every device. Nothing but a name and a password is asked.", "Avec un compte, vous êtes vous-même sur chaque appareil. On ne demande qu’un nom et un mot de passe.";
    Login: "Account name", "Nom du compte";
    Password: "Password", "Mot de passe";
    OldPassword: "Old password", "Ancien mot de passe";
    NewPassword: "New password", "Nouveau mot de passe";
    ChangePassword: "Change password", "Changer le mot de passe";
    LogIn: "Log in", "Se connecter";
    LogOut: "Log out", "Se déconnecter";
    Devices: "Devices", "Appareils";
    ThisDevice: "this device", "cet appareil";
    Program: "program", "programme";
    Revoke: "Log out there", "Déconnecter";
    Statistics: "Statistics", "Statistiques";
    TheGame: "Game", "Jeu";
    Played: "Played", "Jouées";
    Won: "Won", "Gagnées";
    Points: "points", "pts";
    NothingPlayed: "No game with others is finished yet.", "Aucune partie à plusieurs n’est encore finie.";
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
