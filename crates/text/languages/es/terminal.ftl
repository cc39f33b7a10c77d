### El terminal. En una línea de teclas, ` | ` separa una tecla de la siguiente.

## Una ventana demasiado pequeña

too-small = La mesa necesita al menos { $columns } columnas y { $rows } filas.
too-small-now = Esta ventana tiene { $columns } × { $rows }. Agrándala y sigue jugando.

## Junto al tablero

actions = Lo que puedes hacer
log = Lo que ha pasado
filter = escribe para filtrar, o una notación
no-match = nada coincide; Intro consulta las reglas
waiting = { $who } está pensando…
waiting-keys = Espacio: sin esperar
watch-keys = Espacio: pausa | + −: velocidad | Intro: un paso
paused = En pausa
handover-title = Fin del turno
handover = Fin de tu turno. Intro oculta la pantalla; después juega { $who }.
curtain-title = Pasa el teclado { A($who) }
curtain = Pulsa Intro cuando solo mire { $who }.
over = La partida ha terminado
over-keys = n: jugar otra vez | s: guardar como | q: salir
place = { $place }.
points =
    { $points ->
        [one] { $who }: { $points } punto
       *[other] { $who }: { $points } puntos
    }
spectator = vista pública
keys-play = Tab registro | F1 ayuda | F2 reglas | ^U deshacer | ^S guardar | ^L { $next } | ^Q salir
keys-watch = Tab registro | F1 ayuda | F2 reglas | ^U deshacer | ^S guardar | ^L { $next } | ^Q salir
keys-curtain = ↵ mirar | ^L { $next } | ^Q salir
keys-close = Esc: cerrar

## Reglas y rechazos

rules-title = Reglas
rules-keys = ↑↓ RePág AvPág: desplazar | /: buscar | n: siguiente | Esc: cerrar
rules-search = buscar: { $wanted }
rules-nothing = «{ $wanted }» no aparece en estas reglas
refused-title = Jugada no permitida
not-an-action = «{ $typed }» no es ni una jugada de la lista ni una notación de este juego.
not-an-action-hint = Escribe parte de una línea de la lista, su número o una notación como { $example }.
unchanged = No ha cambiado nada. Esc: elegir otra vez.

## Preguntas

undo-title = Deshacer
undo-ask = ¿Deshacer la última jugada de { $who } y todo lo que vino después?
undo-table = Desde entonces se ha revelado algo o alguien ha jugado. ¿Está todo el mundo de acuerdo?
undo-bots = A los bots no les importa.
undo-nothing = No hay nada que deshacer.
undo-done = Deshecho.
quit-title = Salir
quit-ask = ¿Dejar la mesa? La partida queda guardada en `{ $path }`.
quit-resume = Retómala con `orbite play --resume { $path }`
yes-key = s
confirm = Intro o s: sí | Esc o n: no
save-title = Guardar como
save-ask = La partida se guarda tras cada paso. Su archivo:
save-keys = Intro: guardar aquí a partir de ahora | Esc: como antes
saved = Guardado en `{ $path }`.
save-failed = No se pudo guardar en `{ $path }`: { $problem }

## Ayuda

help-title = Ayuda
help-choose = Elegir
help-arrows = ↑ ↓ RePág AvPág Inicio Fin: recorrer la lista; el tablero muestra el efecto de la línea marcada.
help-type = Letras: dejar solo las líneas que las contienen. Retroceso, Esc: quitar el filtro.
help-number = Un número: ir a esa línea.
help-notation = Una notación como { $example } y luego Intro: jugarla; si una regla lo prohíbe, se muestra esa regla.
help-enter = Intro: jugar la línea marcada.
help-table = En la mesa
help-tab = Tab: pasar de la lista al registro y al revés (se recorre con las mismas teclas).
help-rules = F2 o Ctrl+R: las reglas; con / se busca en ellas
help-undo = F8 o Ctrl+U: deshacer. Libre hasta que se revele algo o juegue otro; después, todos deben estar de acuerdo.
help-save = F5 o Ctrl+S: dónde se guarda la partida. De todos modos se guarda tras cada paso.
help-language = F3 o Ctrl+L: { $languages }.
help-quit = F10, Ctrl+Q o Ctrl+C: salir; la partida se puede retomar.
help-secrets = Cuando varias personas comparten el teclado, la pantalla se oculta entre una y otra.
help-marks = Asientos

## El menú

menu-title = Orbite: elige una mesa
menu-game = Juego
menu-seats = Asientos
menu-seat = Asiento { $number }
menu-person = persona
menu-first = Quién empieza
menu-random = por sorteo
menu-language = Idioma
menu-start = Jugar
menu-keys = ↑↓ línea | ←→ cambiar | letras: nombre | Intro: seguir, Jugar | Esc: salir
yes = sí
no = no

## Por qué no se puede abrir una mesa

not-a-terminal = play necesita un terminal: la entrada y la salida no pueden ser un archivo ni una tubería
file-problem = `{ $path }`: { $problem }
options-problem = no se pueden leer las opciones: { $problem }
players-problem = la partida tiene { $seats } asientos, pero se han indicado { $players } jugadores
