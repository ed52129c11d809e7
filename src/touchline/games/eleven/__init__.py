"""Eleven: a season of six weeks for one to four managers, its cards data."""
