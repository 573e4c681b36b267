"""Oracles rolled in process: to the second of processor time, on one core."""

from bench_torchfall import per_second

from realmgen.games.ironsworn.oracles.odds import asked
from realmgen.games.ironsworn.oracles.rolling import roll
from realmgen.games.ironsworn.rules import Ironsworn
from realmgen.kit.chance import Dice
from realmgen.service.fold import act
from realmgen.service.worlds.lore import library

ROLLS, COMMANDS = 50_000, 2_000
PLAIN = ("action", "theme", "location", "character-role", "elf-names")


def rolls(names):
    """Roll on each of these in turn; how many rolls were asked for."""
    oracles = library().oracles
    tables, dice = [oracles[name] for name in names], Dice("bench")
    for n in range(ROLLS):
        roll(tables[n % len(tables)], oracles, dice)
    return ROLLS


def bench_rolls_on_plain_tables(benchmark):
    assert per_second(benchmark, lambda: rolls(PLAIN), "rolls") > 100_000


def bench_rolls_on_every_table(benchmark):
    names = tuple(library().oracles)
    assert per_second(benchmark, lambda: rolls(names), "rolls") > 100_000


def bench_questions(benchmark):
    def questions():
        dice = Dice("bench")
        for _ in range(ROLLS):
            asked("likely", dice)
        return ROLLS

    assert per_second(benchmark, questions, "questions") > 50_000


def bench_commands_in_a_journal(benchmark):
    """What a press on the page costs beside the database: read, rolled, kept and told."""

    def commands():
        game = Ironsworn(library())
        tale = game.new()
        for number in range(1, COMMANDS + 1):
            _, tale = act(game, tale, number, "roll action theme", Dice(str(number)))
        return COMMANDS

    assert per_second(benchmark, commands, "commands") > 1_000
