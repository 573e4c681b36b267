"""The rules of a Realm: what may be done to it, and what follows (ledger MB; see this folder's README)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from realmgen.games.bastionland import codec, view
from realmgen.games.bastionland import commands as c
from realmgen.games.bastionland.lore import Library
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.places import realm_of
from realmgen.games.bastionland.rules import (
    company,
    domain,
    evening,
    fight,
    forces,
    land,
    lines,
    listing,
    lore,
    overrules,
    play,
    road,
    season,
    seen,
    sites,
    tables,
    things,
    whole,
)
from realmgen.games.bastionland.rules.common import Rule
from realmgen.kit.chance import Chance
from realmgen.kit.game import Json, Rows, Step

_RULES: dict[type[Any], Rule] = {
    c.Adopt: (whole.check_adopt, whole.adopt),
    c.Paint: (land.check_paint, land.paint),
    c.Place: (things.check_place, things.place),
    c.Move: (things.check_move, things.move),
    c.Remove: (things.check_remove, things.remove),
    c.Seat: (things.check_seat, things.make_seat),
    c.Rename: (things.check_rename, things.rename),
    c.RenameRealm: (whole.check_rename_realm, whole.rename_realm),
    c.RenamePart: (whole.check_rename_part, whole.rename_part),
    c.Ruler: (things.check_ruler, things.ruler),
    c.Mark: (things.check_mark, things.mark),
    c.Detail: (things.check_detail, things.detail),
    c.SetBarrier: (lines.check_barrier, lines.set_barrier),
    c.DrawRiver: (lines.check_river, lines.draw_river),
    c.EraseRiver: (lines.check_erase, lines.erase_river),
    c.Note: (play.check_note, play.note),
    c.Hide: (things.check_veil, things.veil),
    c.Show: (things.check_veil, things.veil),
    c.Set: (overrules.check_set, overrules.overrule),
    c.Roll: (play.check_roll, play.roll),
    c.UsePack: (whole.check_use_pack, whole.use_pack),
    c.Wilderness: (play.check_wilderness, play.wilderness),
    **sites.RULES,
    **lore.RULES,
    **company.RULES,
    **road.RULES,
    **evening.RULES,
    **seen.RULES,
    **forces.RULES,
    **fight.RULES,
    **domain.RULES,
    **season.RULES,
}
_DRAWN = {**lore.DRAWN, **company.DRAWN, **domain.DRAWN}


class Rules:
    """The Game of Realms. `library` holds what is drawn on; `with_packs` gives it with these packs
    beside it, or with all there are."""

    key = "bastionland"
    rules_version = 4

    def __init__(self, library: Library, with_packs: Callable[[Sequence[str] | None], Library] | None = None) -> None:
        self.library = library
        self._with_packs = with_packs

    def library_of(self, state: State) -> Library:
        """What a state draws on: the packs that are on in it are part of it."""
        return self._with_packs(state.packs) if state.packs and self._with_packs else self.library

    def new(self) -> State:
        return State()

    def parse(self, text: str) -> c.Command:
        """Read a command; raises Unreadable. A spark table by its id alone stands for all its columns: those that came
        along, or else those of a pack, on or off."""
        command = lore.spelt_out(c.parse(text), self.library)
        more = isinstance(command, c.Spark) and self._with_packs
        return lore.spelt_out(command, more(None)) if more else command

    def offers(self, state: State) -> Iterable[c.Command]:
        """Commands for buttons, one by one as they are asked for."""
        return listing.offers(state, self.check)

    def check(self, state: State, command: c.Command) -> None:
        """Raise IllegalCommand with the reason, or Unreadable for hexes off the map and values of a wrong type."""
        rule = _RULES.get(type(command)) or _DRAWN[type(command)]
        rule[0](state, command)

    def apply(self, state: State, command: c.Command, chance: Chance) -> Step[State]:
        """The state after a checked command."""
        drawn = _DRAWN.get(type(command))
        if drawn:
            step = drawn[1](state, command, chance, self.library_of(state))
        else:
            step = _RULES[type(command)][1](state, command, chance)
        step = season.followed(replace(step, state=domain.in_step(state, step.state, command)))
        return replace(step, state=seen.in_step(state, step.state, command))

    def redact(self, state: State) -> Json:
        """What players may see (MB-243); empty before there is a Realm.

        `code` is left open for whoever keeps campaigns: one made from the seed would let a seed be guessed at.
        """
        return view.players_json(state, "")

    def dump(self, state: State) -> Json:
        return codec.dump_state(state)

    def load(self, stored: Json) -> State:
        return codec.load_state(stored)

    def upgrade(self, stored: Json, version: int) -> Json:
        """What versions 1 to 3 kept is read as it stands: what they did not know of is as in the beginning."""
        return stored

    def rows(self, state: State) -> Rows:
        return listing.rows(state)

    def moment(self, state: State) -> Json:
        return tables.moment(state)

    def problems(self, state: State) -> list[str]:
        """Every rule that the Realm, the Company, units, a fight and Domains break; none before there are any."""
        from realmgen.games.bastionland.problems.company import company_problems
        from realmgen.games.bastionland.problems.turned import turned_problems

        of_play = (*company_problems(state), *turned_problems(state))
        if state.realm is None:
            return list(of_play)
        from realmgen.games.bastionland.problems import problems
        from realmgen.games.bastionland.sites.problems import problems as site_problems

        of_sites = (f"Site {site.at}: {line}" for site in state.sites for line in site_problems(site))
        return [*problems(state.realm), *of_sites, *of_play]

    def reroll(self, state: State, layer: str, seed: str) -> c.Adopt:
        """The command that rolls one layer again; raises IllegalCommand when another stands in the way."""
        from realmgen.games.bastionland.generate import reroll

        return c.Adopt(reroll(realm_of(state), layer, seed, self.library_of(state)))
