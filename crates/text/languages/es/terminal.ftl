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
look-title = Tu carta
look = Mira tu carta. Intro oculta la pantalla para { $who }.
look-keys = x: pasar el teclado solo a quien tenga que elegir.
curtain-title = Pasa el teclado { A($who) }
curtain = Pulsa Intro cuando solo mire { $who }.
over = La partida ha terminado
over-keys = n: jugar otra vez | r: revisar | ← →: reproducir | s: guardar como | q: salir
replay-title = Paso { PLAIN($step) } de { PLAIN($steps) }
replay-keys = ← →: decisión | r: revisar | m: siguiente error | Esc: el final
review-running = El entrenador mira atrás: { $done } de { $all } decisiones juzgadas…
review-done =
    { $count ->
        [0] El entrenador no ha encontrado ningún error.
        [one] El entrenador ha marcado { $count } decisión. m: mostrarla
       *[other] El entrenador ha marcado { $count } decisiones. m: mostrar la siguiente
    }
place = { $place }.
points =
    { $points ->
        [one] { $who }: { $points } punto
       *[other] { $who }: { $points } puntos
    }
spectator = vista pública
keys-play = Tab tablero | F1 ayuda | F2 reglas | F4 consejo | ^U deshacer | ^L { $next } | ^Q salir
keys-watch = Tab registro | F1 ayuda | F2 reglas | ^U deshacer | ^S guardar | ^L { $next } | ^Q salir
keys-curtain = ↵ mirar | ^L { $next } | ^Q salir
keys-close = Esc: cerrar

## Reglas y rechazos

rules-title = Reglas
rules-keys = ↑↓ RePág AvPág: desplazar | /: buscar | n: siguiente | Esc: cerrar
rules-search = buscar: { $wanted }
rules-nothing = «{ $wanted }» no aparece en estas reglas
refused-title = Jugada no permitida
coach-title = El entrenador
coach-keys = Esc: cerrar; su primera jugada está marcada en la lista
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
help-tab = Tab: de la lista al tablero, al registro y vuelta.
help-board = En el tablero, las flechas van a la acción más cercana en esa dirección; Intro la juega. En el registro, desplazan.
help-mouse = Ratón: un clic marca una acción en la lista o en el tablero, otro la juega; la rueda desplaza. Con Mayús se selecciona texto.
help-rules = F2 o Ctrl+R: las reglas; con / se busca en ellas
help-coach = F4 o Ctrl+T: el entrenador muestra qué jugaría un bot fuerte y por qué.
help-undo = F8 o Ctrl+U: deshacer. Libre hasta que se revele algo o juegue otro; después, todos deben estar de acuerdo.
help-save = F5 o Ctrl+S: dónde se guarda la partida. De todos modos se guarda tras cada paso.
help-language = F3 o Ctrl+L: { $languages }.
help-quit = F10, Ctrl+Q o Ctrl+C: salir; la partida se puede retomar.
help-suspend = Ctrl+Z: suspende la partida; `fg` la reanuda.
help-after = Tras el final: ← → reproducen la partida, r hace que el entrenador juzgue cada una de tus decisiones, m va al siguiente error.
help-secrets = Cuando varias personas comparten el teclado, la pantalla se oculta entre una y otra.
help-legend = Signos del tablero
legend-supernova = B F K N T: los extraterrestres, por sus iniciales | I a V: los puestos y lo que paga cada uno | ♥ y una letra: un favorito | ⚿: la ficha secreta | B/F: una carta que mueve a uno de los dos; B♥: mueve o adopta; ♥⇄♥: intercambia; ⇅: permuta | ✹: la estrella con la pila; tres cuando está vacía
legend-celestial = ▤ y un número: cartas que tiene | ▒: una carta oculta | ●●○○: lo difícil que es observar el objeto | ████░░: a qué parte de la baraja supera el valor
legend-landing = 1·A en una carta: extraterrestre y platillo; cuenta el par de abajo, el de arriba está atenuado | ✸: una carta armada; ★: una estrella | ✗: una carta que se desintegraría; ✗ y un número: cartas desintegradas | ⚿: el extraterrestre y el platillo secretos | marco doble: dónde caería la carta marcada
legend-rockets = ▂ ▄ ▆ █ y un número: las galaxias de una casilla | ·: una casilla vacía | ⌂ y una marca: una base | un número subrayado: una casilla que puedes elegir
legend-asteroids = ▒ ◆ y un número: un asteroide azul; ◇: uno negro; ↻ ↺: cómo gira | +: una marca de salida que puedes elegir | ◎: adónde te llevaría la acción marcada; ✗: dónde te destruiría | ▦ y un número: losetas en mano | ⚑: tiene la ficha de prioridad | ✗ en un asiento: fuera de la partida
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
setup-problem = no se puede preparar la mesa: { $problem }
resume-problem = no se puede reanudar la partida: { $problem }
options-problem = no se pueden leer las opciones: { $problem }
players-problem = la partida tiene { $seats } asientos, pero se han indicado { $players } jugadores
