### What mail says

confirm-subject = Bestätige deine E-Mail-Adresse
confirm-ignore = Wenn du das nicht warst, ignoriere diese Nachricht: Wir schicken dir nichts weiter.
password-subject = Lege ein neues Passwort fest
password-ignore = Wenn du das nicht warst, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.

## With variables

confirm-text = Jemand, vermutlich du, hat diese Adresse für E-Mails von Orbite auf { $site } angegeben.
confirm-link = Um sie zu bestätigen, öffne innerhalb eines Tages diesen Link: { $link }
# $login $site
password-text = Jemand, vermutlich du, hat ein neues Passwort für das Konto „{ $login }“ auf { $site } angefordert.
password-link = Um eines festzulegen, öffne innerhalb einer Stunde diesen Link: { $link }
turns-subject =
    { $count ->
        [one] Du bist in { $count } Partie am Zug
       *[other] Du bist in { $count } Partien am Zug
    }
news-subject =
    { $count ->
        [one] Neues aus { $count } Partie
       *[other] Neues aus { $count } Partien
    }
hours-left =
    { $count ->
        [0] Noch weniger als eine Stunde
        [one] Noch { $count } Stunde
       *[other] Noch { $count } Stunden
    }
days-left =
    { $count ->
        [one] Noch { $count } Tag
       *[other] Noch { $count } Tage
    }
stop-link = Um keine E-Mails mehr zu bekommen, wenn du am Zug bist, öffne diesen Link: { $link }
choose-link = Hier wählst du, wie oft wir dir schreiben: { $link }
