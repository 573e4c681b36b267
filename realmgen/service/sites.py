"""Sites outside and inside a campaign: drawn from a seed, put into a Hex, rolled again in part, read from files.

What is done to a Site by hand is a command through `play.do` (`point 0304 3 …`, `reveal 0304 all`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from realmgen.errors import Unreadable
from realmgen.games.bastionland.codec import Audience, from_text, read_site
from realmgen.games.bastionland.commands import PutSite
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.rules.sites.common import site_at
from realmgen.games.bastionland.sites.edit import unknown
from realmgen.games.bastionland.sites.generate import generate_site, reroll
from realmgen.games.bastionland.sites.model import GROUNDS, Setting, Site, SiteOptions
from realmgen.games.bastionland.sites.presets import NAMES, PRESETS, counts_of, notes, option_faults
from realmgen.games.bastionland.sites.problems import problems
from realmgen.games.bastionland.sites.setting import setting_of, usual_ground
from realmgen.games.bastionland.sites.view import site_plan
from realmgen.kit.chance import fresh_seed
from realmgen.kit.plan import Plan
from realmgen.service.realms import checked_seed, guessable, whole
from realmgen.service.realms import library as ours

if TYPE_CHECKING:
    from realmgen.games.bastionland.lore import Library
    from realmgen.service.play import Campaign, Done, Play

__all__ = [
    "GROUNDS",
    "PRESETS",
    "adopt_file",
    "draw_into",
    "draw_site",
    "plan",
    "problems",
    "read_site_file",
    "read_site_options",
    "remarks",
    "roll_part",
    "site_in",
    "standing",
    "suggested",
]
LARGEST = 1_000_000


def read_site_options(texts: Mapping[str, str | None]) -> SiteOptions:
    """Options from what a user typed: `preset`, `ground`, and counts by NAMES, which bend those of the preset (MB-276).

    Raises Unreadable with one line for every fault.
    """
    options = SiteOptions(texts.get("preset") or "standard", texts.get("ground") or "")
    faults: list[str] = []
    given = {name: whole(name, text, faults) for name in NAMES if (text := texts.get(name)) is not None}
    if given and options.preset in PRESETS:
        options = replace(options, counts=replace(counts_of(options), **given))
    faults = faults or option_faults(options)
    if faults:
        raise Unreadable(*faults)
    return options


def draw_site(
    options: SiteOptions, seed: str | None = None, *, place: Setting | None = None, library: Library | None = None
) -> Site:
    """A new Site; the seed is drawn when none is given. Raises Unreadable with every fault."""
    seed = checked_seed(seed, option_faults(options))
    return generate_site(options, seed, library or ours(), place=place)


def remarks(options: SiteOptions, seed: str | None = None) -> list[str]:
    """What a game master should know of what was asked for: where it is other than the rules' usual, and that a typed
    seed could be guessed."""
    return [*(notes(options.counts) if options.counts else []), *guessable(seed)]


def suggested(play: Play, campaign: Campaign, at: str) -> str:
    """The ground that suits a Hex; raises Unreadable off the map and IllegalCommand before there is a Realm."""
    return usual_ground(setting_of(play.position(campaign).state, at))


def site_in(play: Play, campaign: Campaign, at: str) -> Site | None:
    """The Site of a Hex, None when it has none."""
    state: State = play.position(campaign).state
    return state.site(at)


def standing(play: Play, campaign: Campaign, at: str) -> Site:
    """The Site of a Hex; raises IllegalCommand when it has none, and Unreadable off the map."""
    return site_at(play.position(campaign).state, at)


def draw_into(
    play: Play, campaign: Campaign, at: str, options: SiteOptions, seed: str | None = None, *, seen: int | None = None
) -> Done:
    """Draw a Site for a Hex of a campaign, out of its Myth or landmark and the campaign's packs, and put it there.

    Raises Unreadable off the map and for wrong options, IllegalCommand before there is a Realm, and StaleCommand.
    """
    place = setting_of(play.position(campaign).state, at)
    site = draw_site(options, seed, place=place, library=_library(play, campaign))
    return play.do(campaign, str(PutSite(site)), seen=seen)


def roll_part(play: Play, campaign: Campaign, at: str, part: str, *, seen: int | None = None) -> Done:
    """Roll one of PARTS of a Site again and keep the rest; players no longer know what is new.

    Raises Unreadable for an unknown part, IllegalCommand when there is no Site or what is kept stands in the way.
    """
    site, state = standing(play, campaign, at), play.position(campaign).state
    rolled = reroll(site, part, fresh_seed(), _library(play, campaign), place=setting_of(state, at))
    return play.do(campaign, str(PutSite(rolled)), seen=seen)


def _library(play: Play, campaign: Campaign) -> Library:
    from realmgen.service.packs import library_for

    return library_for(play, campaign)


def read_site_file(name: str, data: bytes) -> Site:
    """A Site from a JSON file; raises Unreadable with every fault, each naming the file."""
    if len(data) > LARGEST:
        raise Unreadable(f"file {name!r} has {len(data)} bytes: a Site's has at most {LARGEST}")
    try:
        return read_site(from_text(data.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        raise Unreadable(f"file {name!r} is not text in UTF-8: byte {error.start} is {data[error.start]:#x}") from error
    except Unreadable as error:
        raise Unreadable(*(f"file {name!r}, {fault}" for fault in error.faults)) from error


def adopt_file(play: Play, campaign: Campaign, at: str, name: str, data: bytes, *, seen: int | None = None) -> Done:
    """Put a Site from a file into a Hex, whichever it came from, unknown to the players.

    Raises as `read_site_file` and `play.do`.
    """
    site = replace(unknown(read_site_file(name, data)), at=at)
    return play.do(campaign, str(PutSite(site)), seen=seen)


def plan(play: Play, campaign: Campaign, at: str, audience: Audience = "gm") -> Plan:
    """A Site's plan to draw: the game master's, or what players have been shown.

    Raises IllegalCommand when there is no Site, and when players have been shown nothing of it.
    """
    return site_plan(standing(play, campaign, at), audience, code=campaign.code)
