### Le terminal. Dans une ligne de touches, ` | ` sépare une touche de la suivante.

## Une fenêtre trop petite

too-small = La table demande au moins { $columns } colonnes et { $rows } lignes.
too-small-now = Cette fenêtre fait { $columns } × { $rows }. Agrandissez-la pour continuer.

## À côté du plateau

actions = Ce que vous pouvez faire
log = Ce qui s'est passé
filter = tapez pour filtrer, ou une notation
no-match = rien ne correspond ; Entrée consulte la règle
waiting = { $who } réfléchit…
waiting-keys = Espace : tout de suite
watch-keys = Espace : pause | + − : vitesse | Entrée : une étape
paused = En pause
handover-title = Tour fini
handover = Votre tour est fini. Entrée cache l'écran pour { $who }.
look-title = Votre carte
look = Regardez votre carte. Entrée cache l'écran pour { $who }.
look-keys = x : ne passer le clavier qu'à qui doit choisir.
curtain-title = Passez le clavier { A($who) }
curtain = Appuyez sur Entrée quand il n'y a plus { QUE($who) } devant l'écran.
over = La partie est terminée
over-keys = n : rejouer | r : analyser | ← → : revoir | s : enregistrer sous | q : quitter
replay-title = Étape { PLAIN($step) } sur { PLAIN($steps) }
replay-keys = ← → : décision | r : analyser | m : erreur suivante | Échap : la fin
review-running = L'entraîneur relit la partie : { $done } décisions jugées sur { $all }…
review-done =
    { $count ->
        [0] L’entraîneur n’a trouvé aucune erreur.
        [one] L’entraîneur a marqué { $count } décision. m : la montrer
       *[other] L’entraîneur a marqué { $count } décisions. m : montrer la suivante
    }
place = { $place }.
points =
    { $points ->
        [one] { $who } : { $points } point
       *[other] { $who } : { $points } points
    }
spectator = vue publique
keys-play = Tab plateau | F1 aide | F2 règles | F4 conseil | ^U annuler | ^L { $next } | ^Q fin
keys-watch = Tab journal | F1 aide | F2 règles | ^U annuler | ^S sauver | ^L { $next } | ^Q fin
keys-curtain = ↵ regarder | ^L { $next } | ^Q fin
keys-close = Échap : fermer

## Règles et refus

rules-title = Règles
rules-keys = ↑↓ Pg↑ Pg↓ : défiler | / : chercher | n : suivant | Échap : fermer
rules-search = chercher : { $wanted }
rules-nothing = « { $wanted } » n'est pas dans ces règles
refused-title = Action interdite
coach-title = L’entraîneur
coach-keys = Échap : fermer ; son premier coup est marqué dans la liste
not-an-action = « { $typed } » n'est ni une action de la liste ni une notation de ce jeu.
not-an-action-hint = Tapez un morceau d'une ligne de la liste, son numéro, ou une notation comme { $example }.
unchanged = Rien n'a changé. Échap : choisir à nouveau.

## Questions

undo-title = Annuler
undo-ask = Annuler la dernière action { DE($who) } et tout ce qui a suivi ?
undo-table = Depuis, quelque chose a été révélé ou quelqu'un a joué. Tout le monde est d'accord ?
undo-bots = Les robots n'y voient pas d'inconvénient.
undo-nothing = Il n'y a rien à annuler.
undo-done = Annulé.
quit-title = Quitter
quit-ask = Quitter la table ? La partie est enregistrée dans `{ $path }`.
quit-resume = Reprenez-la avec `orbite play --resume { $path }`
yes-key = o
confirm = Entrée ou o : oui | Échap ou n : non
save-title = Enregistrer sous
save-ask = La partie est enregistrée à chaque étape. Son fichier :
save-keys = Entrée : enregistrer ici désormais | Échap : comme avant
saved = Enregistré dans `{ $path }`.
save-failed = Impossible d'enregistrer dans `{ $path }` : { $problem }

## Aide

help-title = Aide
help-choose = Choisir
help-arrows = ↑ ↓ Pg↑ Pg↓ Début Fin : parcourir la liste ; le plateau montre ce que ferait la ligne.
help-type = Lettres : ne garder que les lignes qui les contiennent. Retour arrière, Échap : effacer.
help-number = Un nombre : aller à cette ligne.
help-notation = Une notation comme { $example }, puis Entrée : la jouer ; si une règle l'interdit, son texte s'affiche.
help-enter = Entrée : jouer la ligne marquée.
help-table = À la table
help-tab = Tab : de la liste au plateau, au journal et retour.
help-board = Sur le plateau, les flèches vont à l’action la plus proche dans cette direction ; Entrée la joue. Dans le journal, elles font défiler.
help-mouse = Souris : un clic marque une action dans la liste ou sur le plateau, un autre la joue ; la molette fait défiler. Maj pour sélectionner du texte.
help-rules = F2 ou Ctrl+R : les règles, avec recherche par /
help-coach = F4 ou Ctrl+T : l’entraîneur montre ce qu’un robot fort jouerait, et pourquoi.
help-undo = F8 ou Ctrl+U : annuler. Libre tant que rien n'est révélé et que personne d'autre ne joue ; sinon il faut l'accord de tous.
help-save = F5 ou Ctrl+S : où la partie est enregistrée. Elle l'est de toute façon à chaque étape.
help-language = F3 ou Ctrl+L : { $languages }.
help-quit = F10, Ctrl+Q ou Ctrl+C : quitter ; la partie peut être reprise.
help-suspend = Ctrl+Z : suspendre la partie ; `fg` la reprend.
help-after = Après la fin : ← → font défiler la partie, r fait juger chacune de vos décisions par l’entraîneur, m va à l’erreur suivante.
help-secrets = Quand plusieurs personnes partagent le clavier, l'écran est caché entre elles.
help-legend = Signes du plateau
legend-supernova = B F K N T : les extraterrestres, par leurs initiales | I à V : les rangs, et ce que chacun rapporte | ♥ et une lettre : un favori | ⚿ : le jeton secret | B/F : une carte qui déplace l’un des deux ; B♥ : déplace ou adopte ; ♥⇄♥ : échange ; ⇅ : permute | ✹ : l’étoile et la pioche ; trois quand elle est vide
legend-celestial = ▤ et un nombre : cartes détenues | ▒ : une carte cachée | ●●○○ : difficulté d’observation de l’objet | ████░░ : part du jeu que la valeur bat
legend-landing = 1·A dans une carte : extraterrestre et soucoupe ; la paire du bas compte, celle du haut est pâle | ✸ : une carte armée ; ★ : une étoile | ✗ : une carte qui serait désintégrée ; ✗ et un nombre : cartes désintégrées | ⚿ : l’extraterrestre et la soucoupe secrets | cadre double : où la carte marquée se poserait
legend-rockets = ▂ ▄ ▆ █ et un nombre : les galaxies d’une case | · : une case vide | ⌂ et un symbole : une base | un numéro souligné : une case que vous pouvez choisir
legend-asteroids = ▒ ◆ et un nombre : un astéroïde bleu ; ◇ : un noir ; ↻ ↺ : son sens de rotation | + : un point de départ que vous pouvez choisir | ◎ : où l’action marquée vous mènerait ; ✗ : où elle vous détruirait | ▦ et un nombre : tuiles en main | ⚑ : détient le marqueur | ✗ à une place : hors du jeu
help-marks = Places

## Le menu

menu-title = Orbite : choisissez une table
menu-game = Jeu
menu-seats = Places
menu-seat = Place { $number }
menu-person = humain
menu-first = Qui commence
menu-random = tiré au sort
menu-language = Langue
menu-start = Jouer
menu-keys = ↑↓ ligne | ←→ changer | lettres : nom | Entrée : suite | Échap : quitter
yes = oui
no = non

## Pourquoi une table ne s'ouvre pas

not-a-terminal = play a besoin d'un terminal : l'entrée et la sortie ne peuvent être ni un fichier ni un tube
file-problem = `{ $path }` : { $problem }
setup-problem = impossible de préparer la table : { $problem }
resume-problem = impossible de reprendre la partie : { $problem }
options-problem = les options sont illisibles : { $problem }
players-problem = le fichier de partie a { $seats } places, mais { $players } joueurs sont indiqués
