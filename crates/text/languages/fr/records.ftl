### Ce qui ne va pas dans un enregistrement, ou dans la preuve de son hasard.

record-shape = ce n'est pas un enregistrement : { $problem }
record-format = format `{ $found }` ; seul `{ $readable }` peut être lu
record-unknown-game = il n'y a pas de jeu `{ $game }`
record-other-game = c'est une partie de `{ $record }`, pas de `{ $asked }`
record-other-rules = cette partie de { $game } suit la version { PLAIN($record) } des règles ; ce programme joue la version { PLAIN($ours) } et ne devine pas : utilisez un programme de cette version
record-options = les options sont illisibles : { $problem }
record-notation = étape { PLAIN($index) } : { $problem }
record-result = la partie finit autrement que le fichier ne le dit : { $truth }, et non { $claim }
record-unfinished = le fichier donne un résultat, mais après ses { PLAIN($steps) } étapes la partie n'est pas finie : il a été coupé ou modifié
record-no-result = la partie est finie après l'étape { PLAIN($steps) }, mais le fichier n'a pas de résultat : il a été modifié

step-refused = étape { PLAIN($index) }, `{ $step }` : refusée par { $clause }
step-not-their-turn = étape { PLAIN($index) }, `{ $step }` : c'est au siège { $seat } de jouer
step-chance-due = étape { PLAIN($index) }, `{ $step }` : ici le hasard décide, pas un joueur
step-action-due = étape { PLAIN($index) }, `{ $step }` : ici le siège { $seat } décide, pas le hasard
step-impossible = étape { PLAIN($index) }, `{ $step }` : ce tirage est impossible ici
step-over = étape { PLAIN($index) }, `{ $step }` : la partie est déjà finie ici

proof-missing = il n'y a pas de preuve de son hasard
proof-method = le hasard vient de `{ $found }` ; seul `{ $readable }` peut être vérifié
proof-commitment = le secret n'est pas celui auquel le serveur s'était engagé
proof-entropies = { PLAIN($entropies) } contributions au hasard pour { PLAIN($seats) } sièges
proof-back = l'étape { PLAIN($index) } revient à une étape qui n'a pas été atteinte
proof-course = ce qui a été joué et annulé ne mène pas aux étapes de l'enregistrement
proof-outcome = l'étape { PLAIN($index) } aurait dû être `? { $due }`, mais c'est `? { $told }` : quelqu'un a triché
