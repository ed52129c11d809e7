"""The command line as the tests of this folder call it."""

from tests.cli.conftest import _own_packs, call, written

__all__ = ["_own_packs", "call", "written"]
