### What mail says

confirm-subject = Confirmez votre adresse e-mail
confirm-ignore = Si ce n’était pas vous, ignorez ce message : rien d’autre ne vous sera envoyé.
password-subject = Choisissez un nouveau mot de passe
password-ignore = Si ce n’était pas vous, ignorez ce message : votre mot de passe reste le même.

## With variables

confirm-text = Quelqu’un, sans doute vous, a donné cette adresse pour recevoir les e-mails d’Orbite sur { $site }.
confirm-link = Pour la confirmer, ouvrez ce lien dans les 24 heures : { $link }
# $login $site
password-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte « { $login } » sur { $site }.
password-link = Pour en choisir un, ouvrez ce lien dans l’heure : { $link }
turns-subject =
    { $count ->
        [one] À vous de jouer dans { $count } partie
       *[other] À vous de jouer dans { $count } parties
    }
news-subject =
    { $count ->
        [one] Du nouveau dans { $count } partie
       *[other] Du nouveau dans { $count } parties
    }
hours-left =
    { $count ->
        [0] Il reste moins d’une heure
        [one] Il reste { $count } heure
       *[other] Il reste { $count } heures
    }
days-left =
    { $count ->
        [one] Il reste { $count } jour
       *[other] Il reste { $count } jours
    }
stop-link = Pour ne plus recevoir d’e-mails quand c’est à vous, ouvrez ce lien : { $link }
choose-link = Pour choisir la fréquence des e-mails : { $link }
