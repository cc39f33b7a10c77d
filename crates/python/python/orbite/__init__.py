"""Five board games with chance, hidden information and 2 to 8 seats.

``Game`` is a game with its seats and options, ``State`` a state of it, ``Match`` a game
with its log, and ``VectorEnv`` many games at once in fixed numpy buffers. A state never
draws by itself: chance outcomes are supplied, or drawn from a ``Dice`` where it is asked
for.

``orbite.aec`` has the PettingZoo environment, ``orbite.openspiel`` the OpenSpiel games,
``orbite.cluster`` the same tournaments, studies and data sets on Ray.
"""

from __future__ import annotations

from ._orbite import (
    CHANCE,
    OVER,
    VERSION as __version__,
    Dice,
    Game,
    Match,
    State,
    VectorEnv,
    games,
    schema,
    variants,
)
from .studies import StudyResult, TournamentResult, study, tournament

__all__ = [
    "CHANCE",
    "OVER",
    "Dice",
    "Game",
    "Match",
    "State",
    "StudyResult",
    "TournamentResult",
    "VectorEnv",
    "__version__",
    "games",
    "schema",
    "study",
    "tournament",
    "variants",
]
