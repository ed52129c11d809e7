"""The pack of StreetSoccer that `touchline packs new` puts into a new folder."""

from __future__ import annotations

from typing import Final

from touchline.play.packhead import head

STREET: Final = """\
# Teams. A team has five figures, one of them the keeper, with shirt numbers of their own (1-99).
# Colours: shirt first, then trim, well apart in lightness. Names have at most 24 characters,
# short has two to four capital letters or digits.

[[team]]
id = "{id}-eleven"
name = "My Street"
short = "MYS"
colours = ["#F2E8CF", "#386641"]
figures = [
  {{ number = 1, name = "Ada", keeper = true }},
  {{ number = 4, name = "Ben" }},
  {{ number = 7, name = "Cleo" }},
  {{ number = 9, name = "Dov" }},
  {{ number = 11, name = "Eve" }},
]
"""


def files(id: str) -> dict[str, str]:
    """One team to change; good as it is."""
    return {
        "pack.toml": head(id, "streetsoccer", "CC BY 4.0"),
        "teams.toml": STREET.format(id=id[:30]),
    }
