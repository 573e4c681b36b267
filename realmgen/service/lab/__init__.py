"""The balance lab of Torchfall for pages and the command line: what is asked for, run, stored and told."""

from realmgen.games.torchfall.lab import (
    DRAWN,
    EACH,
    FIRST,
    OPTIONS,
    PRINTED,
    Finding,
    Trial,
    fairest,
    names_for,
    ranked,
    title,
)
from realmgen.games.torchfall.lab.finding import FAIR, SURE
from realmgen.service.lab.apart import Apart
from realmgen.service.lab.asking import Asked, read_trials
from realmgen.service.lab.kept import Kept, as_json, measured, read
from realmgen.service.lab.running import dask_cluster, run, workers
from realmgen.service.lab.telling import as_csv, as_words
from realmgen.service.lab.wording import PLACES, centre, command, opener, percent, source_name, span

__all__ = (
    "DRAWN",
    "EACH",
    "FAIR",
    "FIRST",
    "OPTIONS",
    "PLACES",
    "PRINTED",
    "SURE",
    "Apart",
    "Asked",
    "Finding",
    "Kept",
    "Trial",
    "as_csv",
    "as_json",
    "as_words",
    "centre",
    "command",
    "dask_cluster",
    "fairest",
    "measured",
    "names_for",
    "opener",
    "percent",
    "ranked",
    "read",
    "read_trials",
    "run",
    "source_name",
    "span",
    "title",
    "workers",
)
