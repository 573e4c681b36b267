"""Hand-made and haphazard scenes for tests of the pictures."""

from itertools import pairwise

from realmgen.kit.chance import Dice, stream
from realmgen.kit.hex import Grid, Layout
from realmgen.kit.scene import Area, Caption, EdgeMark, LegendEntry, LegendGroup, Mark, Scene, Stroke

LAND = ("plain", "meadow", "glade", "forest", "heath", "hills", "valley", "crag", "peak", "marsh", "bog")
SIGNS = ("dwelling", "sanctum", "monument", "hazard", "curse", "ruin")
PLACES = ("castle", "town", "fortress", "tower")
EDGES = ("cliff", "ravine", "thicket", "wall", "rapids")
WATER = frozenset({"lake", "sea"})
_LETTERS = dict(zip("NeGFHhVCPMBW", (*LAND, "lake"), strict=True))
_ROWS = """P P C H H H F F F G N N
P P C h H H F F G F N N
P C h h V H F F F F N e
C h h V V N F G F e e e
h h V V N N N F e e W W
H V V N N e e N e W W W
H H V e e e h N M M W W
H C h e F h h h M M W W
C P h F F F h N B M M W
P P C F G F F N B B M N
P C C F F F e N N B B N
C C h h F e e e N N B B"""
_RIVER = "0202 0303 0403 0504 0604 0705 0805 0906 1006"
_BRANCH = "0209 0309 0408 0407 0507 0506 0605 0705"
_PLACES = (("castle", "0606", "Amberwick"), ("town", "1005", "Lakenholt"), ("fortress", "0304", "Dunhallow"),
           ("tower", "0711", "Vigil"))  # fmt: skip
_SEALS = {"0902": "The Lantern Stag", "0111": "The Hollow King", "1210": "The Salt Widow",
          "0601": "The Cinder Choir", "0510": "The Moss Child", "1207": "The Drowned Bell"}  # fmt: skip
_SIGNS = {"dwelling": "1102 0807 0512", "sanctum": "0802 0107 1112", "monument": "1001 0404 0308 1203",
          "hazard": "0103 0910 1109", "curse": "0509 0810 0501", "ruin": "0302 0907 0211 0505"}  # fmt: skip
_AREAS = {"0803": "Hallow Weald", "0201": "Greywethers", "1008": "Sallow Fen", "0502": "Hob Moor",
          "1106": "Mere of Lament", "0511": "Tanglewood", "0306": "Long Vale", "0210": "Cold Teeth",
          "1011": "Bittern Moss"}  # fmt: skip
_EDGES = """0103 0203,0203 0303,0302 0402,0404 0403,0304 0305,0501 0502,0502 0602,0106 0206,0306 0406,0207 0307,
0108 0208,0109 0110,0210 0311,0408 0508,0804 0904,1003 1004,1104 1204,0807 0907,0907 1007,0909 1009,0910 0809,
1109 1209,1110 1210,1010 1011"""


def amberwick() -> Scene:
    """The realm of the reference plate."""
    grid = Grid(12, 12)
    rows = [row.split() for row in _ROWS.split("\n")]
    ground = tuple(_LETTERS[rows[row][column]] for column in range(12) for row in range(12))
    marks = [Mark(kind, grid.find(at), "place" if n else "chief", name) for n, (kind, at, name) in enumerate(_PLACES)]
    marks += [Mark("seal", grid.find(at), "seal", name, str(n)) for n, (at, name) in enumerate(_SEALS.items(), 1)]
    marks += [Mark(kind, grid.find(at), "sign") for kind, where in _SIGNS.items() for at in where.split()]
    edges = [pair.split() for pair in _EDGES.replace("\n", "").split(",")]
    return Scene(
        key="amberwick",
        grid=grid,
        ground=ground,
        water=WATER,
        areas=tuple(area_of(grid, ground, grid.find(at), name) for at, name in _AREAS.items()),
        strokes=(
            Stroke("river", tuple(map(grid.find, _RIVER.split())), "River Withy"),
            Stroke("river", tuple(map(grid.find, _BRANCH.split()))),
        ),
        edges=tuple(EdgeMark(EDGES[n % 5], grid.find(a), grid.find(b)) for n, (a, b) in enumerate(edges)),
        marks=tuple(marks),
        caption=Caption(
            "The Realm of", "Amberwick", "as ridden by the Knights Errant", "One hex is one league", "Seed"
        ),
        legend=(LegendGroup("Terrain", (LegendEntry("ground", "forest", "Forest"),)),),
    )


def area_of(grid: Grid, ground: tuple[str, ...], cell: int, name: str) -> Area:
    """The stretch of one ground round a cell."""
    found = [cell]
    for at in found:
        found += [n for n in grid.neighbours[at] if n >= 0 and n not in found and ground[n] == ground[cell]]
    return Area(ground[cell], tuple(sorted(found)), name)


def haphazard(seed: str, width: int = 12, height: int = 12, layout: Layout = "flat", crowd: float = 0.25) -> Scene:
    """A scene of patches with marks in a share of its hexes, walls on a sixth of its edges and a winding river."""
    dice = stream(seed, "haphazard")
    grid = Grid(width, height, layout)
    ground = _patches(dice, grid)
    cells = dice.shuffled([cell for cell in range(grid.size) if ground[cell] not in WATER])
    marks = []
    for n, cell in enumerate(cells[: max(1, round(crowd * grid.size))]):
        if n < 4:
            marks.append(Mark(dice.pick(PLACES), cell, "place" if n else "chief", dice.pick(_NAMES)))
        elif n < 10:
            marks.append(Mark("seal", cell, "seal", "A Hidden Thing", str(n - 3)))
        else:
            marks.append(Mark(dice.pick(SIGNS), cell, "sign"))
    path = _walk(dice, grid, ground)
    crossed = {frozenset(pair) for pair in pairwise(path)}
    pairs = [(c, n) for c in range(grid.size) for n in grid.neighbours[c] if n > c and frozenset((c, n)) not in crossed]
    edges = dice.shuffled(pairs)[: grid.size // 6]
    areas = [area_of(grid, ground, cell, dice.pick(_AREA_NAMES)) for cell in cells[:: max(1, len(cells) // 9)][:9]]
    unique = {area.cells: area for area in areas}
    return Scene(
        key=seed,
        grid=grid,
        ground=ground,
        water=WATER,
        areas=tuple(unique.values()),
        strokes=(Stroke("river", path, "The Winding Water"),) if len(path) > 1 else (),
        edges=tuple(EdgeMark(dice.pick(EDGES), a, b) for a, b in edges),
        marks=tuple(marks),
        notes=tuple(cells[:2]),
    )


_NAMES = ("Vigil", "Lakenholt", "Dunhallow", "Saint Orlaith beneath the Hollow Hill", "Upper Marrowford-on-the-Water")
_AREA_NAMES = ("Hob Moor", "Hallow Weald", "The Sallow Fen", "The Long Forgotten Vale of Wethers", "Greywethers")


def _patches(dice: Dice, grid: Grid) -> tuple[str, ...]:
    ground: list[str | None] = [None] * grid.size
    for cell in dice.shuffled(range(grid.size)):
        if ground[cell] is None:
            style = dice.pick((*LAND, "lake")) if cell % 7 else "lake"
            patch = [cell]
            for _ in range(dice.below(12)):
                near = [n for c in patch for n in grid.neighbours[c] if n >= 0 and ground[n] is None and n not in patch]
                if near:
                    patch.append(dice.pick(near))
            for c in patch:
                ground[c] = style
    return tuple(style or "plain" for style in ground)


def _walk(dice: Dice, grid: Grid, ground: tuple[str, ...]) -> tuple[int, ...]:
    land = [cell for cell in range(grid.size) if ground[cell] not in WATER]
    path = [dice.pick(land)] if land else [0]
    while len(path) < 14 and ground[path[-1]] not in WATER:
        ahead = [n for n in grid.neighbours[path[-1]] if n >= 0 and n not in path]
        near = [n for n in ahead if sum(m in path for m in grid.neighbours[n]) == 1]
        if not near:
            break
        path.append(dice.pick(near))
    return tuple(path)
