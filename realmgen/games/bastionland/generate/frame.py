"""The draft of a Realm that the steps fill."""

from __future__ import annotations

from dataclasses import dataclass, field

from realmgen.games.bastionland.model import WATER, Options
from realmgen.kit.frame import FAR, Frame, frame_of, noise, steps_from

__all__ = ["FAR", "Draft", "Frame", "frame_of", "noise", "steps_from"]


@dataclass(slots=True)
class Draft:
    """A Realm in the making. `terrain` is "" where land has no kind yet; `holdings[0]` is the Seat."""

    options: Options
    frame: Frame
    terrain: list[str]
    area: list[int] = field(default_factory=list)
    height: list[int] = field(default_factory=list)
    lakes: list[list[int]] = field(default_factory=list)
    rivers: list[list[int]] = field(default_factory=list)
    holdings: list[int] = field(default_factory=list)
    myths: list[int] = field(default_factory=list)
    landmarks: list[tuple[int, str]] = field(default_factory=list)
    barriers: list[tuple[int, int, str]] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    @property
    def dry(self) -> list[bool]:
        """By cell: whether it is land."""
        return [kind not in WATER for kind in self.terrain]

    @property
    def free(self) -> list[bool]:
        """By cell: land without river, holding, myth or landmark (MB-A44)."""
        out = self.dry
        for path in self.rivers:
            for cell in path:
                out[cell] = False
        for cell in [*self.holdings, *self.myths, *(at for at, _ in self.landmarks)]:
            out[cell] = False
        return out

    @property
    def walls(self) -> set[int]:
        """Keys of the barred edges; only ever asked whether it holds one."""
        return {self.frame.key(a, b) for a, b, _ in self.barriers}
