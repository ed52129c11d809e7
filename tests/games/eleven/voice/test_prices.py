"""What something costs is shown as it will be paid, also where an effect offers it for less."""

from __future__ import annotations

from typing import Any

from tests.games.eleven.voice.test_forecast import season
from touchline.core.buffers import Codes
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.voice.view.viewing import view as shown_to
from touchline.play.shown import plain

OFFERS = {int(c.MARKET): "market", int(c.SITE): "site", int(c.DESK): "desk"}


def shown(t: Table, seat: int, code: int) -> int | None:
    """The price that stands at what this answer buys."""
    view: Any = plain(shown_to(GAME.view(t, seat)))
    own = view["clubs"][seat]
    if code == c.OFFICE:
        return int(own["office"]["price"])
    if c.BUILD <= code < c.ROWS:
        return int(own["stadium"]["prices"][code - c.BUILD])
    if c.SLOT <= code < c.SLOT + 10:
        row, slot = divmod(code - int(c.SLOT), 5)
        return int(view["market"]["rows"][row][slot]["price"])
    return None


def test_the_price_that_is_shown_is_the_one_that_is_paid() -> None:
    """EL-110, EL-140, EL-160, EL-170, through whole seasons: days, and effects that offer."""
    paid: dict[str, int] = {}
    out = Codes()
    for seed in range(14):
        for t, seat, code in season(1, seed):
            if seat == FATE:
                continue
            GAME.options(t, seat, out)
            kind = OFFERS.get(int(out.kind), "day" if out.kind == c.DAY else "")
            price = shown(t, seat, code) if kind else None
            if price is None:
                continue
            log = Log()
            GAME.step(t.clone(), seat, code, log)
            lost = [int(x.b) for x in log.events if x.kind == e.LOST and x.b // 64 == c.MONEY]
            assert (lost[0] if lost else 0) == price, (kind, code)
            assert int(t.get(seat, c.HAS + c.MONEY)) >= price
            paid[kind] = paid.get(kind, 0) + 1
    assert set(paid) >= {"day", "market"}, paid
