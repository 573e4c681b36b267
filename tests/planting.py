"""A word of its own in every text of a state: whatever of it reaches players is known by its word."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from itertools import count

STRUCTURE = {
    *("at", "between", "hexes", "path", "through", "back", "features", "named", "barriers", "afar", "terrain", "kind"),
    *("layout", "coast", "ground", "stage", "phase", "season", "weather", "loomed", "reason", "start", "scope", "age"),
    *("remedy", "fate", "schedule", "asleep", "packs", "way", "place", "preset", "passes", "risk"),
    *("event", "step", "side", "spot", "wall", "out", "end", "outcome", "law", "size", "span", "want", "seat"),
    *("gambit", "feat", "smite", "strength", "terms", "gone", "bout", "source", "material", "home", "dilemma"),
}
"""Fields whose texts are places, kinds and turns: rules read them."""
SECRET = "zanzibar"
PUBLIC = {
    *("realm.name", "realm.lakes.name", "realm.rivers.name", "realm.regions.name"),
    *("realm.holdings.name", "realm.holdings.ruler"),
    *("company.members.name", "company.members.title", "company.members.of", "company.awards.knight"),
    *("shared.title", "shared.text", "shared.picture"),
    *("fight.name", "fight.ours", "fight.theirs"),
    *("fight.fighters.name", "fight.fighters.steed", "fight.fighters.leads"),
    *("units.name", "units.make", "units.serves"),
    *("domains.ruler", "domains.council", "domains.circle", "domains.crises.face"),
}
"""What players may read of any state."""


def planted(state):
    """The state with a word in the stead of every text in it, and by word: the path of its field."""
    words, numbers = {}, count(1)

    def word(path):
        new = f"{SECRET}{next(numbers)}x"
        words[new] = path
        return new

    def grown(value, path, name):
        if isinstance(value, str):
            return value if name in STRUCTURE else word(path)
        if isinstance(value, tuple):
            return tuple(grown(part, path, name) for part in value)
        if isinstance(value, Mapping):
            return {key: grown(part, path, name) for key, part in value.items()}
        if is_dataclass(value):
            inner = {
                f.name: grown(getattr(value, f.name), f"{path}.{f.name}".lstrip("."), f.name) for f in fields(value)
            }
            return replace(value, **inner)
        return value

    return grown(state, "", ""), words
