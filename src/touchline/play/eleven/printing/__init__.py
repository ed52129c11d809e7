"""Eleven on paper."""
