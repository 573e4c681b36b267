"""`realmgen generate site`: Sites without a campaign."""

from __future__ import annotations

import argparse
from dataclasses import replace

from realmgen.cli.generate import MOST, nth, one_a_line
from realmgen.cli.output import Faults, put, warn, whole
from realmgen.service.exports import read_print
from realmgen.service.siteprint import check_site_format, export_new_site
from realmgen.service.sites import draw_site, read_site_options, remarks


def generate(args: argparse.Namespace) -> None:
    """Generate `--count` Sites and write each in the wanted format; every fault is listed before any is made."""
    faults = Faults()
    options = faults.of(lambda: read_site_options(vars(args)))
    count = faults.of(lambda: whole("count", args.count, 1, MOST))
    faults.of(lambda: check_site_format(args.format))
    how = faults.of(lambda: read_print(vars(args)))
    faults.raise_any()
    assert options
    assert count
    assert how
    for line in remarks(options, args.seed if how.audience == "players" else None):
        warn(line)
    together = args.format == "json" and args.output
    prints = (replace(how, number=n if count > 1 and not together else 0) for n in range(1, count + 1))
    sites = (draw_site(options, nth(args.seed, n)) for n in range(1, count + 1))
    files = (export_new_site(site, args.format, one) for site, one in zip(sites, prints, strict=True))
    if together:
        put(one_a_line(list(files)), args.output)
        return
    for n, file in enumerate(files, 1):
        put(file, args.output, n if count > 1 else 0)
