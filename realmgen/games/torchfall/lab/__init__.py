"""The balance lab: options played by opponents many times, what is counted of it, and which option is fairest."""

from realmgen.games.torchfall.lab.counting import Counts, counted, played
from realmgen.games.torchfall.lab.finding import Finding, fairest, ranked, wilson
from realmgen.games.torchfall.lab.options import OPTIONS, PRINTED, names_for, setup_of, title
from realmgen.games.torchfall.lab.trial import DRAWN, EACH, FIRST, Trial, patterns

__all__ = (
    "DRAWN",
    "EACH",
    "FIRST",
    "OPTIONS",
    "PRINTED",
    "Counts",
    "Finding",
    "Trial",
    "counted",
    "fairest",
    "names_for",
    "patterns",
    "played",
    "ranked",
    "setup_of",
    "title",
    "wilson",
)
