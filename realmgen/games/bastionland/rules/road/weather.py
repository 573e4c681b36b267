"""The weather, as a Phase begins (MB-324, MB-332, MB-333, MB-A54)."""

from __future__ import annotations

from typing import Any

from realmgen.errors import IllegalCommand
from realmgen.games.bastionland.commands import road as c
from realmgen.games.bastionland.model import State
from realmgen.games.bastionland.road.model import Weather
from realmgen.games.bastionland.rules.common import Rule
from realmgen.games.bastionland.rules.road.clock import settled
from realmgen.games.bastionland.rules.road.common import first, on_road, told, with_day
from realmgen.kit.chance import Chance
from realmgen.kit.game import Step

SKIES: dict[Weather, str] = {
    "fine": "the weather is fine for travel",
    "looming": "a threat looms in the sky",
    "dire": "dire weather: nobody leaves this hex, and nobody sleeps properly",
}
"""By weather: what it means (MB-332)."""


def weather_of(die: int, *, loomed: bool) -> Weather:
    """The weather by its d6: a threat that looms twice in a row is dire (MB-332, MB-333)."""
    if die == 1:
        return "dire"
    return "fine" if die > 3 else "dire" if loomed else "looming"


def check_weather(state: State, command: c.WeatherRoll) -> None:
    """The Phase begins, and has no weather yet."""
    on_road(state)
    if state.day.stage != "weather" and not (state.day.stage == "act" and not state.day.weather):
        known = f"the weather of this Phase is {state.day.weather}: `sky` changes it by hand"
        raise IllegalCommand(known if state.day.stage == "act" else first(state.day))


def weather(state: State, command: c.WeatherRoll, chance: Chance) -> Step[State]:
    """Roll the weather. A die of 2 or 3 is remembered, until the next roll says otherwise (MB-A54)."""
    die = chance.roll(6, "the weather")
    found = weather_of(die, loomed=state.day.loomed)
    again = " The threat that loomed is here." if found == "dire" and die > 1 else ""
    event = told(state, "weather", f"a {die}, {SKIES[found]}.{again}", weather=found, die=die)
    return Step(settled(with_day(state, weather=found, loomed=die in (2, 3))), (event,))


def check_sky(state: State, command: c.SetWeather) -> None:
    """It is another than now."""
    if state.day.weather == command.weather:
        raise IllegalCommand(f"the weather is {command.weather} already")


def sky(state: State, command: c.SetWeather, chance: Chance) -> Step[State]:
    """Set the weather by hand; what looms is remembered as if rolled. Nobody who sleeps sleeps well in dire weather."""
    dire = command.weather == "dire"
    event = told(state, "weather", f"by hand, {SKIES[command.weather]}.", weather=command.weather)
    sleeping = () if dire else state.day.sleeping
    changed = with_day(state, weather=command.weather, loomed=command.weather == "looming", sleeping=sleeping)
    return Step(settled(changed), (event,))


RULES: dict[type[Any], Rule] = {c.WeatherRoll: (check_weather, weather), c.SetWeather: (check_sky, sky)}
