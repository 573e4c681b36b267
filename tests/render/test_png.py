"""PNG: right size and tag, nothing else in the file, opacity and even-odd as in the drawing, one at a time."""

import io
import struct
import threading

import pytest
from PIL import Image, ImageChops, ImageStat
from render_samples import hostile, sample

from realmgen.errors import Unreadable
from realmgen.render import png
from realmgen.render.drawing import Drawing, Shape, Use
from realmgen.render.lettering import set_line
from realmgen.render.paper import PAPERS, tiles
from realmgen.render.png.encode import Encoder


def opened(drawing, dpi=300):
    return Image.open(io.BytesIO(png.write(drawing, dpi))).convert("RGB")


def chunks(data):
    at, found = 8, []
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        found.append((kind.decode(), data[at + 8 : at + 8 + length]))
        at += 12 + length
    return found


@pytest.mark.parametrize("dpi", [72, 150, 300])
def test_size_and_dpi_tag(dpi):
    image = Image.open(io.BytesIO(png.write(Drawing(210, 297, "#FFFFFF"), dpi)))
    assert image.size == (round(210 / 25.4 * dpi), round(297 / 25.4 * dpi))
    assert image.info["dpi"] == pytest.approx((dpi, dpi), abs=0.02)


def test_nothing_but_the_picture_is_in_the_file():
    found = chunks(png.write(sample(title="seed 1234", description="secret"), 72))
    assert {kind for kind, _ in found} == {"IHDR", "pHYs", "IDAT", "IEND"}
    assert struct.unpack(">IIB", dict(found)["pHYs"]) == (2835, 2835, 1)


def test_the_file_holds_the_pixels_it_was_given():
    noise = Image.effect_noise((37, 20), 80).convert("RGB")
    file = Encoder(37, 20, 300)
    for top in (0, 7, 14):
        file.add(noise.crop((0, top, 37, min(top + 7, 20))))
    data = file.finish()
    Image.open(io.BytesIO(data)).verify()
    assert Image.open(io.BytesIO(data)).tobytes() == noise.tobytes()


@pytest.mark.parametrize("dpi", [0, -300, 29, 1201])
def test_dpi_out_of_range_is_named(dpi):
    with pytest.raises(Unreadable, match=f"dpi {dpi} "):
        png.write(sample(), dpi)


def test_a_picture_too_large_says_what_would_fit():
    with pytest.raises(Unreadable, match="at most 185 dpi"):
        png.write(Drawing(1500, 1500, "#FFFFFF"), 300)


def test_bands_leave_no_seam(monkeypatch):
    one = opened(sample(), 100)
    monkeypatch.setattr(png, "BAND_PIXELS", 500_000)
    difference = ImageChops.difference(one, opened(sample(), 100))
    assert max(ImageStat.Stat(difference).mean) < 0.05
    assert max(high for _, high in difference.reduce(3).getextrema()) < 10


def square(x, y, size):
    return [(x, y), (x + size, y), (x + size, y + size), (x, y + size)]


def at(image, x, y, dpi=254):
    return image.getpixel((round(x * dpi / 25.4), round(y * dpi / 25.4)))


def test_even_odd_fills():
    drawing = Drawing(20, 20, "#FFFFFF")
    drawing.add("a", [Shape([square(2, 2, 16), square(4, 4, 12), square(6, 6, 8)], fill="#FF0000")])
    drawing.add("b", [Shape([square(1, 1, 4), square(3, 3, 4)], fill="#0000FF")])
    image = opened(drawing, 254)
    assert at(image, 10, 10) == at(image, 17, 17) == (255, 0, 0)
    assert at(image, 15, 15) == (255, 255, 255)
    assert at(image, 1.5, 1.5) == at(image, 6.5, 6.5) == (0, 0, 255)
    assert at(image, 4.5, 4.5) == (255, 255, 255)


@pytest.mark.parametrize("opacity", [0.13, 0.38, 0.55])
def test_washes_are_as_thin_as_asked(opacity):
    drawing = Drawing(40, 20, "#F7F0E1")
    drawing.symbols["blot"] = (Shape([square(0, 0, 1)], fill="#7F9869", opacity=opacity),)
    drawing.add("wash", [Shape([square(0, 0, 20), square(5, 5, 5)], fill="#7F9869", opacity=opacity)])
    drawing.add("line", [Shape([[(20, 2), (40, 18)], [(20, 18), (40, 2)]], "", "#7F9869", 3, False, opacity)])
    drawing.add("blot", [Use("blot", 20, 8, 4)])
    expected = [round(p + (c - p) * opacity) for p, c in zip((0xF7, 0xF0, 0xE1), (0x7F, 0x98, 0x69), strict=True)]
    image = opened(drawing, 254)
    for x, y in ((2, 2), (30, 10), (22, 10)):
        assert at(image, x, y) == pytest.approx(expected, abs=2)
    assert at(image, 7, 7) == (0xF7, 0xF0, 0xE1)


def test_stamps_turn_over():
    drawing = Drawing(20, 10, "#FFFFFF", symbols={"flag": (Shape([[(0, 0), (1, 0), (1, 1)]], fill="#000000"),)})
    drawing.add("a", [Use("flag", 2, 2, 6), Use("flag", 18, 2, 6, flip=True)])
    image = opened(drawing, 254)
    left, right = (
        image.crop((0, 0, 100, 100)),
        image.crop((100, 0, 200, 100)).transpose(Image.Transpose.FLIP_LEFT_RIGHT),
    )
    different = sum(a != b for a, b in zip(left.tobytes(), right.tobytes(), strict=True))
    assert different < 300 * 20
    assert at(image, 7, 4) == at(image, 13, 4) == (0, 0, 0)


def test_a_halo_bites_into_no_letter_beside_it():
    drawing = Drawing(60, 20, "#888888")
    bare = Drawing(60, 20, "#FFFFFF")
    for sheet, halo in ((drawing, ("#FFFFFF", 3.0)), (bare, None)):
        sheet.add("a", [set_line("AVAWA", 30, 14, 10, "regular", "#000000", halo=halo)])
        sheet.add("a", [set_line("I", 38, 14, 10, "regular", "#000000", halo=halo)])
    with_halo, without = opened(drawing, 150).convert("L"), opened(bare, 150).convert("L")
    dark = [i for i, v in enumerate(without.tobytes()) if v < 20]
    assert len(dark) > 1000
    assert all(with_halo.tobytes()[i] < 60 for i in dark)


def test_hostile_names_are_painted():
    assert len(set(opened(hostile(), 60).tobytes())) > 100


def test_a_page_is_its_paper():
    pages = tiles(sample(), PAPERS["A5"])
    image = opened(pages[0], 150)
    assert image.size == (874, 1240)
    assert at(image, 20, 20, 150) == (255, 255, 255)
    assert at(image, 36, 77, 150) == (0xF7, 0xF0, 0xE1)


def test_two_at_once_give_what_each_gives_alone():
    alone, found = png.write(sample(), 120), []
    workers = [threading.Thread(target=lambda: found.append(png.write(sample(), 120))) for _ in range(2)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert found == [alone, alone]


def test_only_one_picture_is_painted_at_a_time(monkeypatch):
    inside, most = [0], [0]
    painted = png._painted

    def counted(*given):
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        image = painted(*given)
        inside[0] -= 1
        return image

    monkeypatch.setattr(png, "_painted", counted)
    workers = [threading.Thread(target=png.write, args=(sample(), 150)) for _ in range(3)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert most == [1]
