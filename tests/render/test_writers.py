"""The three writers paint the same picture."""

import io
import shutil
import subprocess

import pytest
from PIL import Image, ImageChops, ImageStat
from render_samples import sample

from realmgen.render import pdf, png, svg
from realmgen.render.paper import PAPERS, Page, Window, tiles

DPI = 150
PAGES = {
    "whole": sample,
    "centred": lambda: tiles(sample(), PAPERS["A5"])[0],
    "window": lambda: Page(sample(), PAPERS["A5"], Window(10, 8, 50, 40), (20.0, 30.0)),
}


def run(command, missing, **given):
    if not shutil.which(command[0]):
        pytest.skip(f"{command[0]} is not installed: apt install {missing}")
    subprocess.run(command, check=True, capture_output=True, timeout=60, **given)


def by_rsvg(page, folder):
    (folder / "a.svg").write_text(svg.write(page), encoding="utf-8")
    density = str(DPI)
    run(["rsvg-convert", "-d", density, "-p", density, "a.svg", "-o", "a.png"], "librsvg2-bin", cwd=folder)
    return Image.open(folder / "a.png")


def by_poppler(page, folder):
    (folder / "a.pdf").write_bytes(pdf.write(page))
    run(["pdftoppm", "-r", str(DPI), "-png", "-singlefile", "a.pdf", "a"], "poppler-utils", cwd=folder)
    return Image.open(folder / "a.png")


def by_chromium(page, folder):
    """Chromium shows a millimetre as 96/25.4 pixels; the device scale makes it DPI."""
    (folder / "a.svg").write_text(svg.write(page), encoding="utf-8")
    quiet = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-sync"]
    size = ["--window-size=900,900", f"--force-device-scale-factor={DPI / 96}", "--screenshot=a.png"]
    run(["chromium", *quiet, *size, (folder / "a.svg").as_uri()], "chromium", cwd=folder)
    return Image.open(folder / "a.png")


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("painted", [by_rsvg, by_poppler, pytest.param(by_chromium, marks=pytest.mark.browser)])
def test_the_same_picture(painted, page, tmp_path):
    drawing = PAGES[page]()
    ours = Image.open(io.BytesIO(png.write(drawing, DPI))).convert("RGB")
    theirs = painted(drawing, tmp_path).convert("RGB").crop((0, 0, *ours.size))
    difference = ImageChops.difference(ours, theirs)
    assert max(ImageStat.Stat(difference).mean) < 2.5
    assert max(high for _, high in difference.reduce(12).getextrema()) < 45
