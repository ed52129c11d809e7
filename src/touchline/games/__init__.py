"""Rooms: one game each. To import one loads no other; `touchline.rooms` lists them."""
