### Asteroid Field

## Options

asteroids = Asteroids
asteroids-help = With asteroids, dice are rolled each turn and rocks drift across the board; with two players, many games are over after a few turns. Without them only the paths decide: longer, quieter, and all skill.
asteroids-drifting = Drifting
asteroids-none = None
bonus = Elimination bonus
bonus-help = With three players or more: if your tile eliminates others and you fly on, you see their tiles and may swap yours for them.
bonus-none = No
bonus-swap = Swap tiles
first = Who begins
first-help = The first player chooses a starting mark first and has the first turn. Drawn at random unless you choose a seat.

## Names

# $square $place
mark = { $square }, { $place }
mark-top-left = top edge, left mark
mark-top-right = top edge, right mark
mark-right-upper = right edge, upper mark
mark-right-lower = right edge, lower mark
mark-bottom-right = bottom edge, right mark
mark-bottom-left = bottom edge, left mark
mark-left-lower = left edge, lower mark
mark-left-upper = left edge, upper mark
turned-not = unturned
turned-quarter = turned a quarter
turned-half = turned halfway
turned-three-quarters = turned three quarters
upwards = upwards
to-the-right = to the right
downwards = downwards
to-the-left = to the left
tiles =
    { $tiles ->
        [0] no tile
        [one] tile { $tiles }
       *[other] tiles { $tiles }
    }
tiles-count =
    { $count ->
        [0] no tile
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Prompts

drawing-first = Drawing who begins.
put-ship = Put your ship on a starting mark.
choosing-mark = { $who } is choosing a starting mark.
place-tile = Place a tile in front of your ship.
choosing-tile = { $who } is choosing a tile.
choose-kept = Choose which tiles to keep: { $count } of yours and theirs.
choosing-kept = { $who } is looking at the tiles of the eliminated.
drawing-tiles = Tiles are being drawn.
asteroid-coming = A new asteroid is on its way.
you-roll = You roll the dice.
rolling = { $who } rolls the dice.
drifting = The asteroids are drifting.
wait = Wait a moment.

## Actions

start-at = Start at { $mark }
# $tile $turned
place = Place tile { $tile } { $turned }
# $tile $turned $towards
place-leaving = Place tile { $tile } { $turned }, leaving { $towards }
keep = Keep { tiles }

## Log

# $asteroid $square
appears = Asteroid { $asteroid } appears on { $square }.
# $die $asteroid
rolled-for =
    { $die ->
        [8] An { $die } for asteroid { $asteroid }.
       *[other] A { $die } for asteroid { $asteroid }.
    }
# $asteroid $square
turns = Asteroid { $asteroid } turns on { $square }.
# $asteroid $from $to
drifts = Asteroid { $asteroid } drifts from { $from } to { $to }.
# $asteroid $from
leaves = Asteroid { $asteroid } leaves the board from { $from }.
# $by $asteroid
knocks-out = Asteroid { $by } knocks asteroid { $asteroid } off the board.
# $by $square
sweeps = Asteroid { $by } sweeps the tile off { $square }; it goes under the pile.
nothing-added = No new asteroid can come.
# $you $who
begins =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
# $you $who
draws =
    { $you ->
        [yes] You draw a tile.
       *[no] { $who } draws a tile.
    }
# $you $who $mark
starts-at =
    { $you ->
        [yes] You start at { $mark }.
       *[no] { $who } starts at { $mark }.
    }
# $you $who
turn-of =
    { $you ->
        [yes] Your turn.
       *[no] { $who }'s turn.
    }
# $you $who $blue $red
rolls-moving =
    { $you ->
        [yes] You roll { $blue } and { $red }: the asteroids move.
       *[no] { $who } rolls { $blue } and { $red }: the asteroids move.
    }
# $you $who $blue $red
rolls-quiet =
    { $you ->
        [yes] You roll { $blue } and { $red }: all quiet.
       *[no] { $who } rolls { $blue } and { $red }: all quiet.
    }
# $you $who $square $turned
places =
    { $you ->
        [yes] You place a tile on { $square }, { $turned }.
       *[no] { $who } places a tile on { $square }, { $turned }.
    }
# $you $who $square
faces =
    { $you ->
        [yes] You now face { $square }.
       *[no] { $who } now faces { $square }.
    }
# $you $who
out-edge =
    { $you ->
        [yes] You fly off the board: you are out.
       *[no] { $who } flies off the board and is out.
    }
# $you $who
out-asteroid =
    { $you ->
        [yes] You fly into an asteroid: you are out.
       *[no] { $who } flies into an asteroid and is out.
    }
# $you $who
out-loop =
    { $you ->
        [yes] You are caught in an endless loop: you are out.
       *[no] { $who } is caught in an endless loop and is out.
    }
# $you $who
out-tile-removed =
    { $you ->
        [yes] You lose the tile under your ship: you are out.
       *[no] { $who } loses the tile under the ship and is out.
    }
# $you $who
out-hit =
    { $you ->
        [yes] You are hit by a drifting asteroid: you are out.
       *[no] { $who } is hit by a drifting asteroid and is out.
    }
# $you $who
out-blocked =
    { $you ->
        [yes] You can't avoid the asteroid ahead: you are out.
       *[no] { $who } can't avoid the asteroid ahead and is out.
    }
# $you $who $whose
looks-at-hand =
    { $you ->
        [yes] You look at the hand of { $whose }.
        [whom] { $who } looks at your hand.
       *[no] { $who } looks at the hand of { $whose }.
    }
# $you $who
has-chosen-hand =
    { $you ->
        [yes] You have chosen your hand.
       *[no] { $who } has chosen a hand.
    }
rest-under =
    { $count ->
        [one] { $count } tile goes under the pile.
       *[other] { $count } tiles go under the pile.
    }
# $you $who $count
hand-under =
    { $you ->
        [yes] Your hand goes under the pile. Tiles: { $count }.
       *[no] The hand of { $who } goes under the pile. Tiles: { $count }.
    }
# $you $who
gets-marker =
    { $you ->
        [yes] You get the marker and will draw first.
       *[no] { $who } gets the marker and will draw first.
    }
marker-put-away = The marker is put away.
# $you $who
passes =
    { $you ->
        [yes] You have no tile and pass.
       *[no] { $who } has no tile and passes.
    }
# $you $winners
ended-last-ship =
    { $you ->
        [yes] The last ship: you win!
       *[no] The last ship: { $winners } wins!
    }
# $you $winners
ended-no-tiles =
    { $you ->
        [yes] No tile is left: you win!
        [with] No tile is left: you share the win with { $winners }!
       *[no] No tile is left. Victory for { $winners }!
    }
# $you $winners
ended-all-together =
    { $you ->
        [yes] All gone at once: you win!
        [with] All gone at once: you share the win with { $winners }!
       *[no] All gone at once. Victory for { $winners }!
    }
# $you $winners
ended-last-square =
    { $you ->
        [yes] The board is full: you win!
        [with] The board is full: you share the win with { $winners }!
       *[no] The board is full. Victory for { $winners }!
    }

## Refusals

mark-due = Put your ship on a starting mark first.
tile-due = It is time to place a tile.
keep-due = Choose the tiles to keep first.
not-a-mark = That point of square { $square } is not on the board's edge.
mark-taken = Another ship is already at { $mark }.
not-in-hand = That tile is not in your hand.
looks-alike = That tile looks the same { $turned }: place it that way.
eliminates-edge = That would send your ship off the board, and you can do better.
eliminates-loop = That would trap your ship in an endless loop, and you can do better.
eliminates-asteroid = That would send your ship into an asteroid, and you can do better.
shares = Your ship would end at the same point as another, about to enter { $square }.
# $must $kept
wrong-number =
    { $must ->
        [one] You keep { $must } tile, not { $kept }.
       *[other] You keep { $must } tiles, not { $kept }.
    }
not-on-offer = That tile is neither yours nor one you were shown.

## The board

# $blue $red
dice = Dice: blue { $blue }, red { $red }
# $must $count
keep-tiles = Keep { $must } of these tiles ({ $count } chosen)
# $tile $who
tile-of = Tile { $tile } ({ $who })
no-tiles-left = No tiles left.
tiles-under = You are out: your tiles went under the draw pile.
their-tiles-under = Out of the game: the tiles went under the draw pile.
turn = Turn
put = Place
start = Start
previous-mark = Previous mark
next-mark = Next mark
keep-these = Keep these
pile = Pile
reserve = Reserve
dice-label = Dice
asteroids-move = The asteroids move
all-quiet = All quiet
asteroid-ahead = An asteroid lies ahead on { $square }: unless it drifts away, you will collide.
# $tile $turned
held-tile = Tile { $tile }, { $turned }
# $tile $turned $result
held-tile-result = Tile { $tile }, { $turned }. { $result }
out = eliminated
badge-marker = { tiles-count }, has the marker and draws first
foreseen-face = You will face { $square }.
foreseen-edge = You would fly off the board.
foreseen-asteroid = You would hit the asteroid on { $square }.
foreseen-loop = You would circle endlessly.
foreseen-eliminated = Eliminated with it: { $who }.
# $asteroid $value
rock-clockwise = Asteroid { $asteroid }: a { $value } turns it clockwise, a 6 brings a new one.
# $asteroid $value
rock-counter-clockwise = Asteroid { $asteroid }: a { $value } turns it counter-clockwise, a 6 brings a new one.

## The board in sentences

told-squares = Squares are named by row and column from the top left: 2-5 is the fifth of the second row.
told-out = { $who }: eliminated.
# $who $count
told-not-started = { $who }: not started yet; { tiles-count } in hand.
# $who $square $point $count
told-ship = { $who }: the ship faces { $square } at its { $point } point; { tiles-count } in hand.
# $who $square $point $count
told-ship-blocked = { $who }: the ship faces { $square } at its { $point } point, where an asteroid lies; { tiles-count } in hand.
point-top-left = top left
point-top-right = top right
point-right-upper = right upper
point-right-lower = right lower
point-bottom-right = bottom right
point-bottom-left = bottom left
point-left-lower = left lower
point-left-upper = left upper
blue = blue
black = black
# An asteroid by what is printed on it.
# $value $colour
rock-name = { $value } ({ $colour })
turns-clockwise = turns clockwise
turns-counter-clockwise = turns counter-clockwise
# $die $act
told-roll = { $die } { $act }
# $asteroid $square $rolls
told-rock = Asteroid { $asteroid } on { $square }: { $rolls }; 6 brings a new asteroid.
# $one $other
told-path = { $one } to { $other }
# $square $paths
told-tile = Tile on { $square }: { $paths }.
told-pile = Tiles in the pile: { $count }.
told-reserve = Asteroids in reserve: { $count }.
# $blue $red
told-dice = Dice: blue { $blue }, red { $red }.
told-marker = The marker: { $who }.
# $tile $paths
told-held = You hold tile { $tile }; unturned: { $paths }.
# $tile $turned $result
told-placement = Tile { $tile } { $turned }: { $result }
# $tile $turned $result
told-placement-refused = Tile { $tile } { $turned } (not allowed): { $result }
# $who $tile $paths
told-shown = Tile { $tile }, which { $who } held; unturned: { $paths }.

## The end

end-last-ship = One ship is left: it wins.
end-no-tiles = No tile is left: the ships still flying share the win.
end-all-together = The last ships were lost at the same moment and share the win.
end-last-square = The last square was filled as ships flew over the edge: they share the win with those still flying.
# $who $place $fate
account = { $who }: { $place }, { $fate }.
ranked =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
ranked-shared = { ranked }, shared
fate-flying = still flying at the end
fate-first = first to be lost
fate-last = last to be lost
fate-later =
    { $number ->
        [2] 2nd to be lost
        [3] 3rd to be lost
       *[other] { $number }th to be lost
    }
fate-together = { $fate }, together with others

## Drawings

drawing-address = A blue 2 and a red 5 point to the fifth square of the second row.
drawing-points = A square and its eight points, numbered clockwise from the top left.
drawing-turned = The same tile, and turned a quarter clockwise.
drawing-arrows = A blue and a black asteroid: four arrows with their die numbers, and the value on the turning arrow.
drawing-marks = Two ships on starting marks at the board's edge, each facing its square.
drawing-scattered = Six asteroids on squares named by the dice, and how many there are: 6 with 2 to 4 players, 5 with 5 or 6, 4 with 7 or 8.
drawing-rolled = A 3 and a 4 make 7: the asteroids move.
drawing-laid = A tile comes down in front of a ship and leads it on.
drawing-drift = A 1 is rolled: the asteroid drifts along its arrow with the 1, to the right.
drawing-swept = An asteroid drifts onto the tile a ship stands on: tile and ship are gone.
drawing-knocked = An asteroid drifts onto another, which leaves the board.
drawing-collision = An asteroid drifts onto the square in front of the ship whose turn it is: collision.
drawing-edge = A path that leads your own ship over the edge: not allowed while another tile or turn does better.
drawing-shared = A path that ends on the point where another ship already faces the same square.
drawing-followed = A ship follows its path through two tiles in a row and stops before an empty square.
drawing-into-rock = A path that reaches an asteroid: the ship is eliminated.
drawing-patterns = The 35 patterns of the path tiles.
drawing-dealt = Three tiles in your hand, and the draw pile.
drawing-off = An asteroid drifts off the board.
drawing-ahead = An asteroid lies right in front of the ship that has to place a tile.
drawing-together = Two ships on one point in front of the same square: they move together.
drawing-example-first = Your tile leads your ship from the left edge to the second square. Mira's ship waits at the top, before an asteroid.
drawing-example-second = A 5 sends the asteroid down. Mira's tile leads her ship to the square that you face too.
drawing-example-third = One tile in front of both ships: yours flies down, Mira's over the edge.

## The terminal

heading-pile = pile { $count }
heading-reserve = reserve { $count }
# $blue $red
heading-dice = dice { $blue }+{ $red }
# $row $column
ends-at = ends at row { $row }, column { $column }
ends-edge = leaves the board
ends-asteroid = hits an asteroid
ends-loop = loops for ever
keep-label = Keep
