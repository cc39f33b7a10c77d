### Last Rocket

## What is expected

drawing-first = Drawing who goes first.
choose-removal = Choose a galaxy to remove.
is-choosing-removal = { $who } is choosing a galaxy to remove.
is-choosing-move = { $who } is choosing a move.
your-rocket = your rocket
rocket-number = rocket { $number }
move-rocket = Move { $rocket }.
move-or-rescue = Move { $rocket }, or call its base to the rescue.
only-rescue = The base is the only way out for { $rocket }: call it.

## Actions

fly-to = Fly to { $ground }
call-base = Call the base to cell { $cell }
# $cell $left
remove =
    { $left ->
        [0] Remove the galaxy on cell { $cell }
       *[other] Remove a galaxy from cell { $cell }, leaving { $left }
    }
# $pilot $cell
ground-base = the base of { $pilot } on cell { $cell }
ground-own-base = your base on cell { $cell }
# $cell $height
ground-stack = cell { $cell }, a stack of { $height }
ground-cell = cell { $cell }
# $ground $height
there =
    { $height ->
        [0] { CAP($ground) }: empty.
        [1] { CAP($ground) }: one galaxy.
       *[other] { CAP($ground) }.
    }

## The log

# $owner $number
pilot = { $owner } (rocket { $number })
own-pilot = Your rocket { $number }
# $you $who
first =
    { $you ->
        [yes] By the luck of the draw, you go first.
       *[no] By the luck of the draw, { $who } goes first.
    }
# $you $who $from $to
moved =
    { $you ->
        [yes] You fly from cell { $from } to cell { $to }.
       *[no] { $who } flies from cell { $from } to cell { $to }.
    }
# $you $who $cell $height
removed =
    { $you ->
        [yes] You remove a galaxy from cell { $cell }, leaving { $height }.
       *[no] { $who } removes a galaxy from cell { $cell }, leaving { $height }.
    }
# $you $who $cell
removed-last =
    { $you ->
        [yes] You remove the galaxy on cell { $cell }.
       *[no] { $who } removes the galaxy on cell { $cell }.
    }
# $you $who
nothing-to-remove =
    { $you ->
        [yes] You have nothing to remove.
       *[no] { $who } has nothing to remove.
    }
# $you $who $base $to
rescued =
    { $you ->
        [yes] You call your base from cell { $base } and board it on cell { $to }.
       *[no] { $who } calls the base from cell { $base } and boards it on cell { $to }.
    }
# $you $who $cell
eliminated =
    { $you ->
        [yes] You are stuck on cell { $cell }: you are out.
       *[no] { $who } is stuck on cell { $cell } and is eliminated.
    }
# $you $winners
won =
    { $you ->
        [yes] Nobody else can move: you win!
        [with] Nobody else can move: you win, together with { $winners }!
       *[no] Nobody else can move. Victory for { $winners }!
    }

## Refusals

the-rocket-of = the rocket of { $pilot }
own-rocket = your rocket { $number }
off-board = There is no cell { $cell } on this board.
move-first = Move your rocket first, then remove a galaxy.
remove-now = Your rocket has moved: now remove a galaxy.
# $cell $from
not-adjacent = Cell { $cell } is not adjacent to your rocket on cell { $from }.
empty = Cell { $cell } is empty: a rocket needs a galaxy or a base to land on.
# $rocket $cell
occupied = { CAP($rocket) } is on cell { $cell }.
no-galaxy = There is no galaxy on cell { $cell }.
base-stays = There is a base on cell { $cell }, and bases are never removed.
# $cell $rocket
carries = The stack on cell { $cell } carries { $rocket }: nothing can be removed from it.
# $cell $rocket
protected = Cell { $cell } is protected until { $rocket } leaves its base.
base-used = Your base has already come to the rescue.
# $rocket $base
base-occupied = { CAP($rocket) } is on your base on cell { $base }: it can't come.
not-empty = Cell { $cell } is not empty: a base can only come to an empty cell.
# $cell $from
rescue-too-far = Cell { $cell } is too far away: a base must come next to your rocket on cell { $from }.

## Options

layout = Board
layout-help = The wide board makes the shortest games. For two players it is also the fairest: on the stacked board, the first player loses more often.
layout-stack19 = Stacked board, 19 cells
layout-flat37 = Wide board, 37 cells
layout-flat61 = Vast board, 61 cells
rockets-each = Rockets each
rockets-each-help = Two or three rockets each with two players, two each with three players.
teams = Teams
teams-help = Four players only: first and third against second and fourth.
teams-none = Everyone for themselves
teams-two = Two teams
first-player = First player
first-player-help = Drawn at random unless you choose.

## The board

board = The board of Last Rocket
rocket-out = out
rescue-ready = rescue ready
rescue-used = rescue used
rescue-blocked = base occupied
team = team { $number }
galaxies-left =
    { $count ->
        [one] { $count } galaxy left
       *[other] { $count } galaxies left
    }
# $name $count
exits-left =
    { $count ->
        [0] { $name }: no exit left
        [one] { $name }: { $count } exit left
       *[other] { $name }: { $count } exits left
    }

## The board in words

told-cells = Cells are numbered row by row from the top left, beginning with 1.
# $first $second
told-teams = Two teams: { $first } against { $second }.
# $height $cells
cells-of-height =
    { $height ->
        [one] One galaxy on cells { $cells }.
       *[other] Stacks of { $height } galaxies on cells { $cells }.
    }
empty-cells = Empty cells: { $cells }.
# $owner $number
rocket-of = { $owner }, rocket { $number }
is-out = { $name }: out.
on-own-base = on its own base
base-callable = its base is on cell { $cell } and can still be called
base-called = its base has been called
# $name $cell $base $near
stands = { $name }: on cell { $cell }; { $base }. Neighbouring cells: { $near }.

## Why the places are what they are

# $name $turn
stranded = { $name }: elimination no. { $turn }.
last-team = { $name }: only this team's rockets are left.
last-one = { $name }: the last one who can still move.

## Drawings beside the rules

drawing-starts = Where 2, 3, 4, 5 and 6 rockets start
drawing-stacks = One galaxy, stacks of two and four, an empty cell
drawing-move = The rocket can move to a galaxy or a base next to it, not to an empty cell
drawing-remove = A free stack loses its top galaxy; a base, or a stack with a rocket on it, loses nothing
drawing-protected = Nothing next to a base is removed while its rocket is still on it
drawing-rescue = The base comes as a galaxy to an empty cell next to the rocket
drawing-stuck = A rocket with no exit is eliminated
drawing-board = The stacked board: bases in the corners, stacks of 2 on the rim, of 3 in the ring, of 4 in the middle
drawing-wider = The wide board with 37 cells and the vast board with 61
drawing-numbers = The cells of the stacked board with their numbers, from 1 to 19
drawing-unused = A base that nobody uses lies galaxy side up: one galaxy
drawing-rescued = After the rescue the rocket stands on a galaxy, and the base’s corner is empty
drawing-several = Two players with 2 or 3 rockets each, and three players with 2 each
drawing-teams = Two against two: partners are drawn in the same colour
