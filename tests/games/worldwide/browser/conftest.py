"""Browsers for the tests of this folder."""

from tests.client.conftest import browser_type_launch_args, seed, server, visit

__all__ = ["browser_type_launch_args", "seed", "server", "visit"]
