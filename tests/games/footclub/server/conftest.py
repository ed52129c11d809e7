"""Servers for the tests of this folder."""

from tests.server.conftest import clock, server, shared_server, slow_server

__all__ = ["clock", "server", "shared_server", "slow_server"]
