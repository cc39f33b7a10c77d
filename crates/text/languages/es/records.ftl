### Lo que falla en un archivo de partida o en la prueba de su azar.
### Cada mensaje sigue al nombre de un archivo y a dos puntos.

record-shape = no es un archivo de partida: { $problem }
record-format = el formato del archivo es `{ $found }`; solo se puede leer `{ $readable }`
record-unknown-game = no existe el juego `{ $game }`
record-other-game = es una partida de `{ $record }`, no de `{ $asked }`
record-other-rules = esta partida se jugó con la versión { PLAIN($record) } de las reglas; este programa juega con la { PLAIN($ours) } y no adivina: ábrela con un programa de aquella versión
record-options = no se pueden leer las opciones: { $problem }
record-notation = paso { PLAIN($index) }: { $problem }
record-result = la partida no acaba como dice el archivo: el resultado es { $truth }, no { $claim }
record-unfinished = el archivo da un resultado, pero tras sus { PLAIN($steps) } pasos la partida no ha terminado: está cortado o alguien lo ha modificado
record-no-result = la partida termina tras el paso { PLAIN($steps) }, pero el archivo no da ningún resultado: alguien lo ha modificado

## Un paso que no se puede dar
step-refused = paso { PLAIN($index) }, `{ $step }`: lo prohíbe la regla { $clause }
step-not-their-turn = paso { PLAIN($index) }, `{ $step }`: es el turno del asiento { $seat }
step-chance-due = paso { PLAIN($index) }, `{ $step }`: aquí decide el azar, no un jugador
step-action-due = paso { PLAIN($index) }, `{ $step }`: aquí decide el asiento { $seat }, no el azar
step-impossible = paso { PLAIN($index) }, `{ $step }`: ese resultado del azar es imposible aquí
step-no-time = paso { PLAIN($index) }, `{ $step }`: aquí no se puede dar por acabado el tiempo
step-over = paso { PLAIN($index) }, `{ $step }`: aquí la partida ya ha terminado

## La prueba de su azar
proof-missing = falta la prueba de su azar
proof-method = su azar procede de `{ $found }`; solo se puede comprobar `{ $readable }`
proof-commitment = el secreto no es aquel con el que se había comprometido el servidor
proof-contributions = el número de aportaciones al azar ({ PLAIN($contributions) }) no corresponde al de asientos ({ PLAIN($seats) })
proof-opening = lo que reveló el asiento { $seat } no es aquello con lo que se había comprometido
proof-other-commitment = antes de la partida este dispositivo vio el compromiso { $joined }, pero el archivo contiene { $record }: el servidor hizo trampa
proof-restore-not-told = según el archivo, el servidor se restauró desde una copia de seguridad, pero este dispositivo estuvo en la mesa hasta el final y nadie se lo dijo
proof-other-table = este dispositivo estaba en la mesa { $joined }, pero el archivo es de la mesa { $record }
proof-left-out = la aportación de este dispositivo para el asiento { $seat } se omitió o se sustituyó
proof-opening-ignored = el servidor había aceptado lo que este dispositivo reveló para el asiento { $seat }, pero según el archivo no lo reveló
proof-sealed = el asiento { $seat } se había comprometido con otra cosa antes de que este dispositivo revelara su aportación
proof-told = el paso { PLAIN($index) } no es lo que se comunicó a este dispositivo durante la partida
proof-back = el paso { PLAIN($index) } vuelve a un paso al que no se había llegado
proof-course = lo que se jugó y se deshizo no lleva a los pasos del archivo
proof-outcome = el paso { PLAIN($index) } debía ser `? { $due }`, pero es `? { $told }`: alguien hizo trampa
