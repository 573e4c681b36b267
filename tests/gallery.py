"""The gallery of the README: `python tests/gallery.py` prints its Realms and pages anew into exports/gallery."""

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from company_samples import COMPANY
from PIL import Image

from realmgen.games.bastionland.domain.model import Courtier, Crisis, Design, Domain, Task
from realmgen.games.bastionland.forces.blocks import of_make
from realmgen.games.bastionland.model import Options, State
from realmgen.games.bastionland.road.model import Day, Leg, Moment
from realmgen.games.bastionland.seen import Seen
from realmgen.games.bastionland.sites.edit import plainly_shown
from realmgen.games.bastionland.sites.model import SiteOptions
from realmgen.games.bastionland.sites.setting import setting_of
from realmgen.games.ironsworn.model import Tale, WorldOptions
from realmgen.games.torchfall.model import Setup
from realmgen.games.torchfall.rules import Rules
from realmgen.render import png
from realmgen.service.exports import Print, export_state
from realmgen.service.realms import draw_realm
from realmgen.service.sheets import export_sheet
from realmgen.service.siteprint import export_site
from realmgen.service.sites import draw_site
from realmgen.service.torchfall.printing import box_pages
from realmgen.service.worlds.drafts import draw
from realmgen.service.worlds.lore import library
from realmgen.service.worlds.printing import Wanted
from realmgen.service.worlds.printing import pages as world_pages

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "exports" / "gallery"
DPI, CODE = 110, "c0dec0de"
WAY = ("0303", "0403", "0503", "0504", "0604", "0705", "0706", "0806", "0907")
"""Hexes from one to the next, as a Company went."""


class Piece(NamedTuple):
    seed: str
    options: Options
    how: Print
    words: str


def piece(seed: str, words: str, options: Options, **how: object) -> Piece:
    return Piece(seed, options, Print(dpi=DPI, **how), words)  # type: ignore[arg-type]


PIECES = {
    "01-landlocked-12x12": piece("4711", "12 × 12, landlocked", Options()),
    "02-coastal-sheet-12x12": piece("s2", "12 × 12, coastal, the sheet", Options(coast="coastal"), theme="sheet"),
    "03-islands-16x16": piece("s1", "16 × 16, islands", Options(16, 16, coast="islands")),
    "04-coastal-players-14x12": piece(
        "harbour", "14 × 12, coastal, as the players get it", Options(14, 12, coast="coastal"), audience="players"
    ),
    "05-landscape-18x12": piece("moorland", "18 × 12, landlocked, landscape", Options(18, 12), landscape=True),
    "06-pointy-14x14": piece("thorn", "14 × 14, pointy tops", Options(14, 14, "pointy")),
    "07-crowded-12x12": piece(
        "crowd", "12 × 12, crowded", Options(holdings=8, myths=10, landmarks=6, barriers=60, holding_gap=2, rivers=2)
    ),
    "08-red-sheet-16x20": piece("red", "16 × 20, the sheet with one red", Options(16, 20), theme="sheet-red"),
    "09-islands-24x20": piece(
        "archipelago", "24 × 20, islands, A3", Options(24, 20, coast="islands"), paper="A3", landscape=True
    ),
    "10-coastal-30x30": piece("s3", "30 × 30, coastal, A3", Options(30, 30, coast="coastal"), paper="A3"),
}


PAGES = {
    "11-site-tomb": "A Site: a tomb, for the game master",
    "12-site-castle": "A Site: a stronghold, the sheet",
    "13-site-wood": "A Site: a wood, as the players get it",
    "14-myth": "A Myth on its page",
    "15-knight": "A Knight and its Seer",
    "16-rumours": "Rumours to hand over",
    "17-knight-sheet": "A Knight’s sheet to play from",
    "18-blank-sheet": "A blank sheet for a Knight, black and white",
    "19-cards": "Cards of followers, steeds and beasts, nine to a sheet",
    "20-map-as-known": "The map as far as the players know it",
    "21-domain": "A Domain with its Crises, tasks and designs",
    "22-warbands": "Cards of Warbands, ships and engines",
    "23-battle": "A battle sheet to fill in by hand",
    "24-torchfall": "The board of Torchfall",
    "25-torchfall-pieces": "Its pieces to cut out",
    "26-torchfall-cards": "Cards of what may be chosen",
    "27-world": "A world of Ironsworn: nine regions, their settlements and sites",
    "28-settlements": "Cards of its settlements, nine to a sheet, black and white",
    "29-foes": "Cards of foes, each with a track, four to a sheet",
    "30-oracles": "A page of the oracle booklet",
}
"""Pages out of the first Realm: a Site at each of three Myths, a Myth, a Knight, and what people say; then what its
Company has: sheets, cards and a map; then what it rules, its wars, the game by the fire, and a world of Ironsworn."""


def realm_pictures() -> Iterator[bytes]:
    for each in PIECES.values():
        state = State(draw_realm(each.options, each.seed))
        yield small(export_state(state, CODE, "png", each.how).data)


def page_pictures() -> Iterator[bytes]:
    realm = draw_realm(Options(), "4711")
    yield site(State(realm), realm.myths[0].at, SiteOptions("standard", "tomb"))
    yield site(State(realm), realm.myths[1].at, SiteOptions("hostile-castle"), theme="sheet")
    yield site(State(realm), realm.myths[2].at, SiteOptions("misty-wood"), audience="players")
    knight = next(holding.at for holding in realm.holdings if holding.calling)
    for what, which in (("myth", "1"), ("knight", knight), ("rumours", realm.holdings[2].at)):
        yield small(export_sheet(State(realm), CODE, what, "png", Print(dpi=DPI, paper="A5"), which).data)


def company_pictures() -> Iterator[bytes]:
    state = travelled(State(draw_realm(Options(), "4711"), company=COMPANY))
    sheet, plain, red = (Print(dpi=DPI, paper="A5", theme=theme) for theme in ("colour", "sheet", "sheet-red"))
    for what, which, how in (("member", "Isolde", sheet), ("blank-knight", "", plain), ("cards", "", red)):
        yield small(export_sheet(state, CODE, what, "png", how, which).data)
    yield small(export_state(state, CODE, "png", Print(dpi=DPI, audience="players")).data)


def ruled_pictures() -> Iterator[bytes]:
    realm = draw_realm(Options(), "4711")
    home, spring = realm.holdings[0].at, Moment()
    domain = Domain(
        home,
        "Isolde",
        council={"steward": "Dame Wenna Rooke", "marshal": "Bran"},
        circle=("Sir Cade",),
        successor="Maud",
        crises=(
            Crisis("famine", spring, "Rats cross the threshing floor by daylight, in files. The cats left together."),
            Crisis("doubt", spring, "Somebody issues laws with your title and better spelling. They are popular."),
        ),
        tasks=(Task("Bran", "drill the levy until they can hold a line", "season", spring),),
        designs=(Design("a granary of stone by the river", "building", spring),),
        court=(
            Courtier("Alard Pym", "courtier", note="Keeper of the Stairs, would have the doors put under him too."),
        ),
    )
    names = {
        "knights": "The Grey Lances",
        "militia": "The Millers",
        "riders": "The Heath Riders",
        "longship": "The Heron",
    }
    names |= {"warship": "The Orca", "battering-ram": "Old Wether", "trebuchet": "Long Meg", "gate": "The Water Gate"}
    units = tuple(of_make(make, name) for make, name in names.items())
    state = State(realm, company=COMPANY, domains=(domain,), units=units)
    for what, which, theme in (("domain", home, "colour"), ("units", "", "sheet-red"), ("blank-battle", "", "sheet")):
        yield small(export_sheet(state, CODE, what, "png", Print(dpi=DPI, paper="A5", theme=theme), which).data)


def game_pictures() -> Iterator[bytes]:
    setup = Setup(powers=(("greyfen", "ruined_chapel"),), extra_road=("frostgate", "redwall"))
    for what in ("board", "pieces", "cards"):
        [first, *_] = box_pages(Rules(setup), what, Print())
        yield small(png.write(first, DPI))


def world_pictures() -> Iterator[bytes]:
    tale, lore = Tale(mode="guided", world=draw(WorldOptions(), "ironlands")), library()
    plain = Print(theme="sheet")
    wanted = ((Wanted("map"), Print()), (Wanted("settlements", 9), plain), (Wanted("foes"), Print()))
    for one, how in (*wanted, (Wanted("oracles"), Print(theme="sheet-red"))):
        [first, *_] = world_pages(tale, lore, one, how)
        yield small(png.write(first, DPI))


def travelled(state: State) -> State:
    """A Company on its way, with what it has seen beside it and from afar."""
    assert state.realm
    grid, now = state.realm.grid, Moment(day=9)
    trail = tuple(Leg(replace(now, day=n), at, "trek") for n, at in enumerate(WAY, 1))
    near = {n for at in WAY for n in (grid.find(at), *grid.neighbours[grid.find(at)]) if n >= 0}
    afar = {n for cell in near for n in grid.neighbours[cell] if n >= 0} - near
    hexes, far = (tuple(sorted(map(grid.label, cells))) for cells in (near, afar))
    seen = Seen(fog=True, hexes=hexes, afar=far[::2])
    company = replace(state.company, at=WAY[-1])
    return replace(state, company=company, day=Day(now=now), trail=trail, seen=seen)


def site(state: State, at: str, options: SiteOptions, **how: str) -> bytes:
    drawn = replace(draw_site(options, "b", place=setting_of(state, at)), at=at)
    shown = plainly_shown(drawn) if "audience" in how else drawn
    return small(export_site(shown, CODE, "png", Print(dpi=DPI, paper="A5", **how)).data)  # type: ignore[arg-type]


def small(data: bytes) -> bytes:
    """A picture as a PNG of few colours."""
    image = Image.open(io.BytesIO(data)).convert("RGB")
    out = io.BytesIO()
    image.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def picture(name: str, words: str, width: int) -> str:
    """A picture of the gallery, so many hundredths of the page wide."""
    return f'<img src="exports/gallery/{name}.png" alt="{words}" width="{width}%">\n'


def shown(text: str) -> str:
    """The README with all pictures: Realms in rows of two, pages in rows of three."""
    realms = "".join(picture(name, piece.words, 49) for name, piece in PIECES.items())
    pages = "".join(picture(name, words, 32) for name, words in PAGES.items())
    for mark, lines in (("gallery", realms), ("pages", pages)):
        block = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- /{mark} -->)", re.DOTALL)
        text = block.sub(lambda found, lines=lines: found[1] + lines + found[2], text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    realm = (*realm_pictures(), *page_pictures(), *company_pictures(), *ruled_pictures())
    pictures = (*realm, *game_pictures(), *world_pictures())
    for name, data in zip([*PIECES, *PAGES], pictures, strict=True):
        (FOLDER / f"{name}.png").write_bytes(data)
    readme = ROOT / "README.md"
    readme.write_text(shown(readme.read_text(encoding="utf-8")), encoding="utf-8")
