"""Numbers and tables as text, in both languages."""

from __future__ import annotations

from fractions import Fraction

from touchline.play.numbers import columns, decimal, fraction, headed, markdown, percent, signed
from touchline.play.speech import Voice

EN, FR = Voice("en"), Voice("fr")


def test_a_difference_has_its_sign_and_a_true_minus() -> None:
    assert [signed(n) for n in (3, 0, -2, "4")] == ["+3", "0", "−2", "+4"]
    assert decimal(-0.25, 2, FR, sign=True) == "−0,25"
    assert decimal(Fraction(1, 4), 2, EN, sign=True) == "+0.25"


def test_french_writes_a_comma() -> None:
    assert (decimal(1.5, 1, EN), decimal(1.5, 1, FR), decimal(1.5, 1)) == ("1.5", "1,5", "1.5")
    assert (percent(0.5625, EN), percent(0.5625, FR)) == ("56.2\u00a0%", "56,2\u00a0%")
    assert (percent(0.5625), percent(0.5625, FR, "\u202f")) == ("56.2 %", "56,2\u202f%")


def test_a_chance_is_a_fraction() -> None:
    assert (fraction(Fraction(2, 6)), fraction(Fraction(0))) == ("1/3", "0")
    assert fraction(Fraction(1, 3), 36) == "12/36"


def test_columns_end_alike_but_for_the_first() -> None:
    rows = [["die", "goals", ""], ["6", "10", "d3"]]
    assert columns(rows).splitlines() == ["die  goals", "6       10  d3"]
    assert columns(rows, left=0).splitlines() == ["die  goals", "  6     10  d3"]


def test_a_table_of_markdown() -> None:
    assert markdown(("a", "b"), [("x", "10")]) == "| a | b |\n|---|---|\n| x | 10 |"
    assert headed(iter([["a", "b"], ["x", "10"]])) == markdown(("a", "b"), [("x", "10")])
    assert markdown(("a", "b"), [("xx", "10")], aligned=True).splitlines() == [
        "| a  |  b |",
        "| -- | --:|",
        "| xx | 10 |",
    ]
