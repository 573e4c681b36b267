"""`realmgen torchfall print`."""

import io

import pypdfium2
import pytest
from PIL import Image

from realmgen.cli import main

RECORD = 'game: "torchfall"\nplayers: 2\npowers: {"redwall": "high_watch"}\n\n1. 0: march ashspire\n'


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def call(*options):
        code = main(["torchfall", "print", *options])
        told = capsys.readouterr()
        return code, told.out, told.err

    return call


def test_the_box_is_one_pdf(run, tmp_path):
    assert run("--theme", "sheet", "--paper", "letter") == (0, "torchfall-box.pdf\n", "")
    with pypdfium2.PdfDocument(tmp_path / "torchfall-box.pdf") as book:
        assert len(book) == 9
        assert {tuple(sorted(round(side) for side in page.get_size())) for page in book} == {(612, 792)}


def test_a_sheet_is_a_picture_true_to_its_dots(run, tmp_path):
    code, _, _ = run("--what", "pieces", "--format", "png", "--dpi", "100", "-o", "cut.png")
    picture = Image.open(io.BytesIO((tmp_path / "cut.png").read_bytes()))
    assert (code, picture.size) == (0, (827, 1169))
    assert picture.info["dpi"] == pytest.approx((100, 100), abs=0.1)


def test_the_board_is_that_of_a_record(run, tmp_path):
    (tmp_path / "game.txt").write_text(RECORD, encoding="utf-8")
    assert run("game.txt", "--what", "board", "--format", "pdf", "-o", "board.pdf")[0] == 0
    with pypdfium2.PdfDocument(tmp_path / "board.pdf") as book:
        assert "High Watch" in book[0].get_textpage().get_text_bounded()


def test_one_svg_goes_to_standard_output(run):
    code, out, _ = run("--what", "track", "--format", "svg")
    assert code == 0
    assert out.startswith("<svg")
    assert 'width="297mm" height="210mm"' in out


def test_every_fault_is_told_at_once(run, tmp_path):
    (tmp_path / "game.txt").write_text(RECORD.replace("2", "7"), encoding="utf-8")
    code, out, err = run("game.txt", "--what", "walrus", "--format", "gif", "--paper", "A5")
    assert (code, out) == (2, "")
    for fault in ("players 7 cannot be", "sheet 'walrus' is not known", "format 'gif'", "paper 'A5' is too small"):
        assert fault in err
    told = run("--what", "walrus", "--theme", "puce")[2]
    assert "sheet 'walrus'" in told
    assert "theme 'puce'" in told
    assert run("--paper", "A0")[0] == 2
    assert "nowhere.txt" in run("nowhere.txt")[2]


def test_nothing_said_is_refused(capsys):
    assert main(["torchfall"]) == 2
    assert "nothing was said" in capsys.readouterr().err
