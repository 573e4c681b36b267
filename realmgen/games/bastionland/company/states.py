"""How someone is, as their numbers say: Exhausted, Exposed, Impaired, Fatigued (MB-047, MB-111 to MB-115)."""

from __future__ import annotations

from realmgen.games.bastionland.company.model import Measure, Member

WORDS: dict[Measure, str] = {"vig": "VIG", "cla": "CLA", "spi": "SPI", "guard": "Guard"}


def exposed(member: Member) -> bool:
    """Whether someone is off guard or defenceless, or has no CLA left (MB-047, MB-112)."""
    return member.exposed or member.cla.now == 0


def states(member: Member) -> tuple[str, ...]:
    """What ails someone, in words for badges; nothing ails who is gone."""
    if member.fate:
        return ()
    told = {
        "Exhausted": member.vig.now == 0,
        "Exposed": exposed(member),
        "Impaired": member.spi.now == 0,
        "Fatigued": member.fatigued,
    }
    return tuple(word for word, holds in told.items() if holds)


def numbers(member: Member) -> str:
    """`VIG 11, CLA 18, SPI 2, 4GD, A1`: what someone is in full."""
    armour = f", A{member.armour}" if member.armour else ""
    virtues = f"VIG {member.vig.full}, CLA {member.cla.full}, SPI {member.spi.full}"
    return f"{virtues}, {member.guard.full}GD{armour}"
