"""Purses that fill by themselves."""

from __future__ import annotations

from touchline.server.limits import Bucket, Buckets, Rate


class Time:
    """A clock that stands until it is set."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_the_rate() -> None:
    time = Time()
    bucket = Bucket(Rate(2, 3), time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now = 0.4
    assert not bucket.take()
    time.now = 0.6
    assert bucket.take()
    assert not bucket.take()
    time.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_disturb_each_other_and_are_forgotten() -> None:
    time = Time()
    buckets = Buckets(Rate(1, 1), time, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("b")
    assert buckets.take("c")  # and "a" is forgotten
    assert not buckets.take("c")
    assert buckets.take("a")
    assert len(buckets._of) == 2
