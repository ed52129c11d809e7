"""The trees of a search: nodes are numbers, and what is known of them stands in columns."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NONE: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Forest:
    """A forest in columns: node `n` is entry `n` of each vector.

    The children of a node are a linked list, ascending by key.

    key     what led to this node, as the seat whose tree it is saw it
    down    the first child; beside  the next child of the same parent
    visits  how often it was tried; seen  how often it could have been
    points  what came of it, millionths of a point, for the seat whose tree it is
    stops   1 when somebody else, or fate, has acted while this seat stood here
    """

    __slots__ = ("beside", "count", "down", "key", "points", "seen", "stops", "visits")

    def __init__(self) -> None:
        self.count: i64 = 0
        self.key: vec[i64] = vec[i64]([0 for _ in range(1024)])
        self.down: vec[i64] = self.key[:]
        self.beside: vec[i64] = self.key[:]
        self.visits: vec[i64] = self.key[:]
        self.seen: vec[i64] = self.key[:]
        self.points: vec[i64] = self.key[:]
        self.stops: vec[i64] = self.key[:]

    def clear(self) -> None:
        """Remove all trees; the columns keep their room."""
        self.count = 0

    def reserve(self, more: i64) -> None:
        """Have room for so many more nodes, so that the columns stay where they are meanwhile."""
        want = self.count + more
        have: i64 = len(self.key)
        if want <= have:
            return
        while have < want:
            have *= 2
        self.key = grown(self.key, have)
        self.down = grown(self.down, have)
        self.beside = grown(self.beside, have)
        self.visits = grown(self.visits, have)
        self.seen = grown(self.seen, have)
        self.points = grown(self.points, have)
        self.stops = grown(self.stops, have)

    def plant(self, key: i64) -> i64:
        """A new node without parent or child."""
        self.reserve(1)
        n = self.count
        self.count = n + 1
        self.key[n] = key
        self.down[n] = NONE
        self.beside[n] = NONE
        self.visits[n] = 0
        self.seen[n] = 0
        self.points[n] = 0
        self.stops[n] = 0
        return n

    def child(self, node: i64, key: i64) -> i64:
        """The child with this key, made if need be."""
        before = NONE
        at = self.down[node]
        while at >= 0 and self.key[at] < key:
            before = at
            at = self.beside[at]
        if at >= 0 and self.key[at] == key:
            return at
        return self.put(node, before, key)

    def put(self, node: i64, before: i64, key: i64) -> i64:
        """A new child of `node`, behind its child `before`; in front of all when that is -1."""
        made = self.plant(key)
        if before < 0:
            self.beside[made] = self.down[node]
            self.down[node] = made
        else:
            self.beside[made] = self.beside[before]
            self.beside[before] = made
        return made


def grown(column: vec[i64], size: i64) -> vec[i64]:
    """The column with room for `size` numbers."""
    v = column
    for _ in range(size - len(column)):
        v = append(v, 0)
    return v
