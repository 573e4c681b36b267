"""The campaigns as a list: made, found, renamed, copied, put away. Nothing is ever destroyed."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from realmgen.errors import Ambiguous, NotFound, RealmgenError, Unreadable
from realmgen.kit.chance import Dice, fresh_code, fresh_seed
from realmgen.kit.game import Json
from realmgen.kit.record import Header, to_json
from realmgen.service.fold import AnyGame, act, load_state
from realmgen.service.story import tell_all
from realmgen.store.values import Bundle, Campaign, now

if TYPE_CHECKING:
    from realmgen.store.ledger import Ledger

REALM = "bastionland"
"""The game of campaigns with a Realm; others are played beside it."""
LONGEST = 200
_log = logging.getLogger(__name__)
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Campaigns:
    """What can be done with campaigns as a whole."""

    def __init__(self, ledger: Ledger, games: Mapping[str, AnyGame]) -> None:
        self.ledger = ledger
        self.games = games
        self._catch_up()

    def create(
        self,
        name: str,
        game: str = REALM,
        seed: str | None = None,
        *,
        first: str | Sequence[str] = (),
        within: Campaign | None = None,
    ) -> Campaign:
        """A new campaign, or a game within one; without a seed it is given one that cannot be guessed.

        `first` is its first command, or several, written together with it: on any error there is no campaign. Raises
        Unreadable, and whatever the first commands raise.
        """
        rules, called = self.game(game), one_line("name", name)
        seed = fresh_seed() if seed is None else one_line("seed", seed)
        state, lines, start = rules.new(), [], now()
        for before, command in enumerate([first] if isinstance(first, str) else first):
            line, state = act(rules, state, before + 1, command, Dice(f"{seed}/{before}"))
            lines.append(line)
        header = Header(game, seed, rules.rules_version, start)
        text, last = to_json(rules.dump(state)), lines[-1].time if lines else start
        made = Bundle(called, "", header, rules.rules_version, text, tuple(lines), created=start, updated=last)
        return self.add(replace(made, within=within.id if within else None))

    def campaigns(self, game: str = "", *, archived: bool = False) -> list[Campaign]:
        """The campaigns in use, or those put away, of one game or of all; the one last played first."""
        return [c for c in self.ledger.campaigns() if c.archived == archived and game in ("", c.game)]

    def games_within(self, campaign: Campaign) -> list[Campaign]:
        """The games at the table that belong to a campaign, also those put away; the one last played first."""
        return [game for game in self.ledger.campaigns() if game.within == campaign.id]

    def find(self, text: str) -> Campaign:
        """The campaign with that number, code or name, or the only one whose name starts so.

        Raises NotFound and Ambiguous; the ones put away give way to those in use.
        """
        everyone = self.ledger.campaigns()
        wanted = text.strip()
        same = [c for c in everyone if wanted in (str(c.id), c.code, c.name)]
        low = wanted.casefold()
        alike = [c for c in everyone if c.name.casefold() == low]
        starting = [c for c in everyone if low and c.name.casefold().startswith(low)]
        for found in (same, alike, starting):
            in_use = [c for c in found if not c.archived]
            if found:
                return _only(wanted, in_use or found)
        raise NotFound(f"no campaign is called {wanted!r}: `realmgen list` shows names and codes")

    def rename(self, campaign: Campaign, name: str) -> Campaign:
        return self.ledger.change(campaign.id, name=one_line("name", name))

    def archive(self, campaign: Campaign) -> Campaign:
        """Put a campaign away; nothing of it is lost, and its players see nothing until it is taken up again."""
        away = self.ledger.change(campaign.id, archived=True)
        self.ledger.players.forget([away.code])
        return away

    def restore(self, campaign: Campaign) -> Campaign:
        """Take a campaign up again."""
        here = self.ledger.change(campaign.id, archived=False)
        self._show_again(here)
        return here

    def duplicate(self, campaign: Campaign) -> Campaign:
        """A full copy with a code of its own, history, games at the table and all; from here on the two go separate
        ways."""
        with self.ledger.lock:
            bundle = self.bundle(campaign)
            name = _copy_name(bundle.name, {c.name for c in self.ledger.campaigns()})
            copy = self.add(replace(bundle, name=name, code="", archived=False))
            for game in reversed(self.games_within(campaign)):
                self.add(replace(self.bundle(game), code="", within=copy.id))
            return copy

    def bundle(self, campaign: Campaign) -> Bundle:
        """A whole campaign as it stands, with every state that was kept."""
        standing, text = self.ledger.latest(campaign.id)
        journal, listed = standing.journal, standing.campaign
        return Bundle(
            listed.name,
            listed.code,
            self.ledger.header(journal),
            standing.rules_version,
            text,
            tuple(line for line in self.ledger.lines(journal) if line.seq <= standing.seq),
            tuple(shot for shot in self.ledger.snapshots(journal) if shot.at <= standing.seq),
            listed.archived,
            listed.created.isoformat(timespec="microseconds"),
            listed.updated.isoformat(timespec="microseconds"),
            listed.within,
        )

    def game(self, key: str) -> AnyGame:
        """The rules of a game; raises Unreadable."""
        if key not in self.games:
            raise Unreadable(f"game {key!r} is not known: one of {', '.join(self.games)}")
        return self.games[key]

    def add(self, bundle: Bundle) -> Campaign:
        """Write a whole campaign, under its code if that is free, else under a new one."""
        rules = self.game(bundle.header.game)
        state = load_state(rules, bundle.state, bundle.rules_version, f"campaign {bundle.name!r}")
        with self.ledger.lock:
            taken = {campaign.code for campaign in self.ledger.campaigns()}
            code = bundle.code
            while not code or code in taken:
                code = fresh_code()
            told = tell_all(bundle.lines, rules.moment(rules.new()))
            seen = to_json(shown(rules, state, code))
            return self.ledger.add(replace(bundle, code=code), seen, rules.rows(state), told)

    def _catch_up(self) -> None:
        """Show the players what a crash kept from them, and take from them what is not here."""
        held = self.ledger.players.held()
        everyone = self.campaigns()
        for campaign in everyone:
            if held.get(campaign.code) != campaign.seq and campaign.game in self.games:
                try:
                    self._show_again(campaign)
                except RealmgenError as error:
                    _log.warning("the players do not see the latest of %r: %s", campaign.name, error)
        gone = held.keys() - {campaign.code for campaign in everyone}
        if gone:
            self.ledger.players.forget(sorted(gone))

    def _show_again(self, campaign: Campaign) -> None:
        rules = self.game(campaign.game)
        standing, text = self.ledger.latest(campaign.id)
        state = load_state(rules, text, standing.rules_version, f"campaign {campaign.name!r}")
        seen = to_json(shown(rules, state, campaign.code))
        self.ledger.show(campaign.code, standing.seq, seen, even_back=True)


def shown(game: AnyGame, state: Any, code: str) -> Json:
    """What players may see. Where it carries a code, that is the campaign's: a code made from the seed would
    tell a guessed seed from a wrong one."""
    seen = game.redact(state)
    return {**seen, "code": code} if "code" in seen else seen


def one_line(what: str, text: str) -> str:
    """A name or seed as given, without blanks at its ends; raises Unreadable."""
    short = text.strip()
    if not short or len(short) > LONGEST or _UNPRINTABLE.search(short):
        raise Unreadable(f"{what} {text[:60]!r} cannot be used: one line of 1 to {LONGEST} characters")
    return short


def _only(wanted: str, found: list[Campaign]) -> Campaign:
    if len(found) > 1:
        raise Ambiguous("campaign", wanted, (f"{c.code} ({c.name})" for c in found))
    return found[0]


def _copy_name(name: str, taken: Iterable[str]) -> str:
    base = re.sub(r" \(copy(?: \d+)?\)$", "", name)[: LONGEST - 11]
    names = (f"{base} (copy{f' {n}' if n > 1 else ''})" for n in range(1, 10**6))
    held = set(taken)
    return next(name for name in names if name not in held)
