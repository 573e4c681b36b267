"""Trials run by any executor of `concurrent.futures`: this process, others on this machine, or a Dask cluster.

The games of a trial are handed out by their numbers in portions; counts add up to the same whatever the portions, and
whoever plays them.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from realmgen.errors import NotFound, Unreadable
from realmgen.games.torchfall.lab import Counts, Finding, Trial, played

P = ParamSpec("P")
T = TypeVar("T")
PORTION = 20
"""Games that are handed out together."""
PATIENCE = 5.0
"""Seconds that a scheduler has to answer."""
AHEAD = 256
"""Portions that are handed out before one of them is back."""
Progress = Callable[[int, int], None]
"""Told after each portion: games played so far, and all there are."""


class Here(Executor):
    """Plays at once, in this process and thread."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def run(
    trials: Sequence[Trial],
    executor: Executor,
    *,
    portion: int = PORTION,
    progress: Progress = lambda done, total: None,
) -> list[Finding]:
    """Play all games of all trials: a finding for each, in their order."""
    counts = [Counts() for _ in trials]
    total = sum(trial.games for trial in trials)
    out: dict[Future[Counts], int] = {}

    def collect(seconds: float | None) -> None:
        for future in wait(out, seconds, FIRST_COMPLETED).done:
            counts[out.pop(future)].update(future.result())
            progress(sum(count["games"] for count in counts), total)

    try:
        for place, numbers in portions(trials, portion):
            out[executor.submit(played, trials[place], numbers)] = place
            collect(0 if len(out) < AHEAD else None)
        while out:
            collect(None)
    finally:
        for future in out:
            future.cancel()
    return [Finding(trial, count) for trial, count in zip(trials, counts, strict=True)]


def portions(trials: Sequence[Trial], portion: int) -> Iterator[tuple[int, range]]:
    """(place of the trial, numbers of its games) of each portion."""
    for place, trial in enumerate(trials):
        for first in range(0, trial.games, portion):
            yield place, range(first, min(first + portion, trial.games))


@contextmanager
def workers(count: int) -> Iterator[Executor]:
    """So many processes of this machine; with 1, this process alone."""
    if count == 1:
        yield Here()
        return
    # A fresh interpreter each: a fork would carry over threads of whoever asks.
    # Ctrl+C is for whoever waits for them: they would tell of it, each in a traceback.
    with ProcessPoolExecutor(count, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def dask_cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster by the address of its scheduler, such as `tcp://10.0.0.5:8786`. They need realmgen
    of the same version. Raises NotFound where Dask is not installed, Unreadable where nothing answers."""
    try:
        from distributed import Client
    except ImportError:
        raise NotFound("Dask is not installed: pip install 'realmgen[dask]'") from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise Unreadable(f"no Dask scheduler answers at {address!r}: {error}") from error
    with client, client.get_executor() as pool:
        yield pool
