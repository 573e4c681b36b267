"""The balance lab run: the same counts by any executor, told while it goes on, and called back when interrupted."""

import csv
import io
import json
import signal
import sys
import time
from collections import Counter
from concurrent.futures import Executor, Future, ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmgen.errors import NotFound, Unreadable
from realmgen.games.torchfall.lab import Finding, Trial, played, title
from realmgen.service import lab
from realmgen.service.lab import (
    Apart,
    Asked,
    as_csv,
    as_json,
    as_words,
    read,
    read_trials,
    run,
    running,
    workers,
)
from realmgen.service.lab.running import Here, dask_cluster, portions

SHORT = [Trial("timed", bots=("random",), games=7), Trial("printed", players=3, bots=("greedy",), games=5)]


@pytest.fixture(scope="module")
def findings():
    return run(SHORT, Here())


def counted(trials):
    return [played(trial, range(trial.games)) for trial in trials]


@pytest.mark.parametrize("portion", range(1, 10))
def test_any_portion_counts_the_same(portion):
    with workers(1) as here:
        found = run(SHORT, here, portion=portion)
    assert [one.counts for one in found] == counted(SHORT)


def test_threads_and_processes_count_the_same(findings):
    with ThreadPoolExecutor(3) as threads:
        assert run(SHORT, threads, portion=2) == findings
    with workers(2) as processes:
        assert run(SHORT, processes, portion=2) == findings


def test_ctrl_c_is_told_to_whoever_waits_alone():
    with workers(2) as processes:
        assert processes.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


def test_a_dask_cluster_counts_the_same(findings, tmp_path):
    """A scheduler and a worker of its own, spoken to by their address as any cluster would be."""
    from distributed import LocalCluster

    with (
        LocalCluster(
            n_workers=1,
            threads_per_worker=1,
            processes=False,
            dashboard_address=None,
            protocol="tcp",
            local_directory=tmp_path,
        ) as cluster,
        dask_cluster(cluster.scheduler_address) as executor,
    ):
        assert isinstance(executor, Executor)
        assert run(SHORT, executor, portion=3) == findings


def test_where_no_scheduler_answers_that_is_said(monkeypatch):
    monkeypatch.setattr(running, "PATIENCE", 0.5)
    with (
        pytest.raises(Unreadable, match=r"no Dask scheduler answers at 'tcp://127.0.0.1:9'"),
        dask_cluster("tcp://127.0.0.1:9"),
    ):
        pass


def test_without_dask_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NotFound, match=r"realmgen\[dask\]"), dask_cluster("tcp://127.0.0.1:9"):
        pass


@given(st.lists(st.integers(1, 50), min_size=1, max_size=4), st.integers(1, 60))
def test_each_game_is_handed_out_once(games, portion):
    trials = [Trial(games=count) for count in games]
    handed = [(place, number) for place, numbers in portions(trials, portion) for number in numbers]
    assert handed == [(place, number) for place, count in enumerate(games) for number in range(count)]


def test_progress_is_told_as_it_goes():
    told = []
    run(SHORT, Here(), portion=4, progress=lambda done, total: told.append((done, total)))
    assert told == [(4, 12), (7, 12), (11, 12), (12, 12)]


class Third(Executor):
    """Plays the third portion at once, and no other."""

    def __init__(self):
        self.futures = []

    def submit(self, fn, /, *args, **kwargs):
        self.futures.append(future := Future())
        if len(self.futures) == 3:
            future.set_result(fn(*args, **kwargs))
        return future


def test_what_was_handed_out_is_called_back_when_it_is_interrupted():
    third = Third()

    def ctrl_c(done, total):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run([Trial(bots=("random",), games=9)], third, portion=1, progress=ctrl_c)
    assert [future.cancelled() for future in third.futures] == [True, True, False]


def test_what_is_kept_is_read_again(findings):
    kept = read(as_json(findings))
    assert list(kept.findings) == findings
    assert json.loads(as_json(findings))["realmgen"] == kept.realmgen
    with pytest.raises(Unreadable, match="findings: findings"):
        read('{"realmgen": "1", "findings": 3}')


def test_a_table_has_a_line_for_each(findings):
    rows = list(csv.DictReader(io.StringIO(as_csv(findings))))
    assert [row["option"] for row in rows] == [one.trial.option for one in lab.ranked(findings)]
    by = {row["option"]: row for row in rows}
    shares = [float(by["printed"][f"share_{seat}"]) for seat in range(3)]
    assert sum(shares) == pytest.approx(1, abs=0.001)
    assert by["printed"]["share_3"] == ""
    assert as_csv([]).startswith("option,")


def test_the_fairest_has_a_star():
    even = Finding(Trial("timed"), Counter({"games": 2000, "wins/0": 12000, "wins/1": 12000}))
    skew = Finding(Trial(), Counter({"games": 2000, "wins/0": 24000}))
    told = "\n".join(as_words([skew, even]))
    assert "* Eight rounds (timed)" in told
    assert "  As printed (printed)" in told
    assert "wins in order of play: 100.0 % (99.8 to 100.0 %), 0.0 % (0.0 to 0.2 %)" in told
    assert "50.0 % (47.8 to 52.2 %), 50.0 % (47.8 to 52.2 %); fair" in told


def test_where_all_are_as_unfair_none_has_a_star():
    skew = [Finding(Trial(option), Counter({"games": 50, "wins/0": 600})) for option in ("timed", "printed")]
    assert not any(line.startswith("*") for line in as_words(skew))


def test_what_is_asked_becomes_trials():
    asked = Asked(
        variants="printed, timed+broken_ring", players="2,3", starts="each", bot="greedy", games="9", seed="s"
    )
    trials = read_trials(asked)
    assert [(one.option, one.players) for one in trials] == [
        *[("printed", 2)] * 3,
        *[("timed+broken_ring", 2)] * 3,
        *[("printed", 3)] * 2,
        *[("timed+broken_ring", 3)] * 2,
    ]
    assert trials[1] == Trial("printed", 2, "frostgate/thorn_coast", ("greedy",), 300, 9, "s")
    assert {one.option for one in read_trials(Asked())} == set(lab.OPTIONS)
    assert "longer_duel" not in {one.option for one in read_trials(Asked(players="4"))}
    assert read_trials(Asked(variants="printed,printed", bot="greedy/random"))[0].bots == ("greedy", "random")


def test_every_fault_of_what_is_asked_is_told():
    with pytest.raises(Unreadable) as refused:
        read_trials(Asked(games="many", players="2,7", nodes="x"))
    assert len(refused.value.faults) == 3
    with pytest.raises(Unreadable) as refused:
        read_trials(Asked(variants="printed,wild", bot="clever"))
    assert [fault.split(" is")[0] for fault in refused.value.faults] == ["bot 'clever'", "variant 'wild'"]


def waited(run, until, seconds=20):
    end = time.monotonic() + seconds
    while not until(run) and time.monotonic() < end:
        time.sleep(0.02)
    assert until(run)
    return run


def test_in_the_background_it_counts_the_same(findings):
    run = waited(Apart(SHORT), lambda one: not one.running)
    assert (run.findings, run.done, run.total, run.trouble) == (findings, 12, 12, "")


def test_in_the_background_it_can_be_cancelled():
    run = Apart([Trial(bots=("random",), games=3), Trial(nodes=5000, games=1000)])
    waited(run, lambda one: one.done > 3)
    run.cancel()
    waited(run, lambda one: not one.running, 5)
    assert [title(one.trial.option) for one in run.findings] == ["As printed"]
    assert run.trouble == ""


def test_when_it_breaks_down_that_is_said():
    run = waited(Apart([Trial("no such option")]), lambda one: not one.running)
    assert "no such option" in run.trouble
