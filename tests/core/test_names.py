"""Names: what is kept, what goes, and how many letters people see."""

from __future__ import annotations

import random
import unicodedata

import pytest

from touchline.core import names

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
REAL = [  # a name as its bearer writes it, and how many letters it has
    ("Ada", 3),
    ("José Ángel", 10),
    ("Nguyễn Thị Minh", 15),
    ("Łukasz Żółć", 11),
    ("Ἀχιλλεύς", 8),
    ("Іванка Ґудзь", 12),
    ("ელენე", 5),
    ("محمد", 4),
    ("می\u200cخواهم", 7),  # Persian: without the joiner it is another word
    ("יוסף", 4),
    ("राहुल", 3),
    ("क्षत्रिय", 3),
    ("ශ්\u200dරී", 1),  # Sinhala: with the joiner one letter
    ("தமிழ்", 3),
    ("李小龍", 3),
    ("김민수", 3),
    ("ทักษิณ", 4),
    ("O’Brien-Smith", 13),
    (FAMILY, 1),
    (f"{RAINBOW}{ENGLAND}", 2),
    ("\U0001f44d\U0001f3fd", 1),
    ("\U0001f1eb\U0001f1f7\U0001f1e9\U0001f1ea", 2),
    ("❤\ufe0f", 1),
]
HOSTILE = [
    ("Ada\u202egro.live", "Adagro.live"),  # turns the direction
    ("\u2066Ada\u2069", "Ada"),
    ("Ada\u200b", "Ada"),  # a space of no width
    ("A\u00adda", "Ada"),  # a soft hyphen
    ("Ada\x00\x1b[31m", "Ada[31m"),
    ("  Ada \t\r\n Lovelace ", "Ada Lovelace"),
    ("Ada\u2028Bo", "Ada Bo"),
    ("\u200dAda\u200c", "Ada"),  # joiners that join nothing
    ("A\u200d\u200dda", "A\u200dda"),
    ("A \u200d b", "A b"),
    ("A\ud800", "A"),
    ("\ue000\U0010ffff", ""),
    ("\u202e\u200b", ""),
    (
        "Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309a",
        "Ź\u0302\u0303\u0304\u0305\u0306\u0307a",
    ),
    ("e\u0301", "é"),
    ("\U000e0067a", "a"),  # a tag that belongs to no flag
]


@pytest.mark.parametrize(("name", "count"), REAL)
def test_names_of_all_scripts_stay_as_they_are(name: str, count: int) -> None:
    name = unicodedata.normalize("NFC", name)
    assert names.tidy(name) == name
    assert names.odd(name) == ""
    assert names.letters(name) == count


@pytest.mark.parametrize(("name", "right"), HOSTILE)
def test_what_nobody_sees_goes(name: str, right: str) -> None:
    assert names.tidy(name) == right
    assert names.tidy(right) == right
    if name != right:
        assert names.odd(name).startswith("U+")


def test_a_name_is_cut_between_letters() -> None:
    assert names.fit(FAMILY * 30) == FAMILY * 24
    assert names.fit("Ada") == "Ada"
    assert names.letters(names.fit("राहुल " * 20)) <= 24


def test_any_text_comes_out_seen_composed_and_the_same_a_second_time() -> None:
    luck = random.Random(11)
    some = "aé \t\n\u200c\u200d\u202e\u2067\ufe0f\u0301\U0001f468\U0001f1eb\U000e0067क्ا가\ud800\x07"
    for _ in range(3000):
        text = "".join(luck.choice(some) for _ in range(luck.randint(0, 30)))
        tidy = names.tidy(text)
        assert names.tidy(tidy) == tidy
        assert unicodedata.is_normalized("NFC", tidy)
        assert tidy.strip() == tidy
        bad = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert not {unicodedata.category(ch) for ch in tidy} & bad
        assert not set(tidy) & set("\u202e\u2067\u200b")
        assert names.letters(tidy) <= len(tidy)
        assert (names.odd(text) == "") == (tidy == text)
