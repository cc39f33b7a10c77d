### Ce qui ne va pas dans un fichier de partie, ou dans la preuve de son hasard.

record-shape = ce n'est pas un fichier de partie : { $problem }
record-format = format `{ $found }` ; seul `{ $readable }` peut être lu
record-unknown-game = il n'y a pas de jeu `{ $game }`
record-other-game = c'est une partie de `{ $record }`, pas de `{ $asked }`
record-other-rules = cette partie suit la version { PLAIN($record) } des règles ; ce programme joue la version { PLAIN($ours) } et ne devine pas : utilisez un programme de cette version
record-options = les options sont illisibles : { $problem }
record-notation = étape { PLAIN($index) } : { $problem }
record-result = la partie finit autrement que le fichier ne le dit : { $truth }, et non { $claim }
record-unfinished = le fichier donne un résultat, mais après ses { PLAIN($steps) } étapes la partie n'est pas finie : il a été tronqué ou modifié
record-no-result = la partie est finie après l'étape { PLAIN($steps) }, mais le fichier n'a pas de résultat : il a été modifié

step-refused = étape { PLAIN($index) }, `{ $step }` : refusée par { $clause }
step-not-their-turn = étape { PLAIN($index) }, `{ $step }` : c'est le tour de la place { $seat }
step-chance-due = étape { PLAIN($index) }, `{ $step }` : ici le hasard décide, pas un joueur
step-action-due = étape { PLAIN($index) }, `{ $step }` : ici c'est la place { $seat } qui décide, pas le hasard
step-impossible = étape { PLAIN($index) }, `{ $step }` : ce tirage est impossible ici
step-no-time = étape { PLAIN($index) }, `{ $step }` : la fin du temps ne peut pas être annoncée ici
step-over = étape { PLAIN($index) }, `{ $step }` : la partie est déjà finie ici

proof-missing = il n'y a pas de preuve de son hasard
proof-method = le hasard vient de `{ $found }` ; seul `{ $readable }` peut être vérifié
proof-commitment = le secret n'est pas celui sur lequel le serveur s'était engagé
proof-contributions = { PLAIN($contributions) } contributions au hasard pour { PLAIN($seats) } places
proof-opening = ce que la place { $seat } a révélé n'est pas ce sur quoi elle s'était engagée
proof-other-commitment = avant la partie, cet appareil a vu l'engagement { $joined }, mais le fichier contient { $record } : le serveur a triché
proof-restore-not-told = selon le fichier, le serveur a été restauré depuis une sauvegarde, mais cet appareil était à la table jusqu'à la fin et n'en a rien su
proof-other-table = cet appareil était à la table { $joined }, mais le fichier vient de la table { $record }
proof-left-out = la contribution de cet appareil pour la place { $seat } a été omise ou remplacée
proof-opening-ignored = le serveur avait accepté ce que cet appareil a révélé pour la place { $seat }, mais selon le fichier rien n'a été révélé
proof-sealed = la place { $seat } s'était engagée sur autre chose avant que cet appareil ne révèle sa contribution
proof-told = l'étape { PLAIN($index) } n'est pas ce que cet appareil a appris pendant la partie
proof-back = l'étape { PLAIN($index) } revient à une étape qui n'a pas été atteinte
proof-course = ce qui a été joué et annulé ne mène pas aux étapes du fichier
proof-outcome = l'étape { PLAIN($index) } aurait dû être `? { $due }`, mais c'est `? { $told }` : quelqu'un a triché
