### Asteroid Field

## The board

# $blue $red
dice = Dice: blue { $blue }, red { $red }
# $must $count
keep-tiles = Keep { $must } of these tiles ({ $count } chosen)
# $tile $who
tile-of = Tile { $tile } of { $who }
