"""V13 Names that a pack to be passed on must not bear: of real teams, and of the printed game."""

from __future__ import annotations

import unicodedata
from typing import Final

#: told by public pages about the printed game
PRINTED: Final = ("Antoine Martinez", "Maxime Rivière")
#: national teams, as English and French call them; where both agree one is enough
NATIONS: Final = (
    ("Germany", "Allemagne"),
    ("Brazil", "Brésil"),
    ("Spain", "Espagne"),
    ("France",),
    ("Italy", "Italie"),
    ("Belgium", "Belgique"),
    ("Argentina", "Argentine"),
    ("Australia", "Australie"),
    ("Austria", "Autriche"),
    ("Cameroon", "Cameroun"),
    ("Canada",),
    ("Chile", "Chili"),
    ("Colombia", "Colombie"),
    ("Croatia", "Croatie"),
    ("Denmark", "Danemark"),
    ("Egypt", "Égypte"),
    ("England", "Angleterre"),
    ("Ghana",),
    ("Greece", "Grèce"),
    ("Ireland", "Irlande"),
    ("Ivory Coast", "Côte d’Ivoire"),
    ("Japan", "Japon"),
    ("Mexico", "Mexique"),
    ("Morocco", "Maroc"),
    ("Netherlands", "Pays-Bas"),
    ("Nigeria",),
    ("Norway", "Norvège"),
    ("Poland", "Pologne"),
    ("Portugal",),
    ("Scotland", "Écosse"),
    ("Senegal", "Sénégal"),
    ("South Korea", "Corée du Sud"),
    ("Sweden", "Suède"),
    ("Switzerland", "Suisse"),
    ("Tunisia", "Tunisie"),
    ("Turkey", "Turquie"),
    ("Ukraine",),
    ("United States", "États-Unis"),
    ("Uruguay",),
    ("Wales", "Pays de Galles"),
)


def plain(name: str) -> str:
    """A name without accents, capitals, apostrophes and spaces that make no difference."""
    bare = "".join(
        ch for ch in unicodedata.normalize("NFKD", name) if not unicodedata.combining(ch)
    )
    return " ".join(bare.replace("’", "'").replace("-", " ").casefold().split())


BLOCKED: Final = frozenset(
    plain(name) for name in (*PRINTED, *(name for names in NATIONS for name in names))
)


def blocked(name: str) -> bool:
    """Is this the name of a real team, or one that stands in the printed game?"""
    return plain(name) in BLOCKED
