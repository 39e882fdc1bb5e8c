"""Chance is specified: labels are streams of their own, draws are even, scripts deal what they say."""

from __future__ import annotations

from collections import Counter

import pytest

from teahouse.kernel import Dream, Scripted, Seeded, commitment_of, seed_of


def test_the_same_seed_and_label_draw_the_same_again() -> None:
    chance = Seeded(bytes(range(32)))
    assert chance.shuffled("wall", range(136)) == chance.shuffled("wall", range(136))
    assert chance.shuffled("wall", range(136)) != chance.shuffled("wall:2", range(136))
    assert chance.shuffled("wall", range(136)) != Seeded(bytes(32)).shuffled("wall", range(136))
    assert sorted(chance.shuffled("wall", range(136))) == list(range(136))


def test_each_word_comes_from_the_specified_block() -> None:
    import hashlib
    import hmac

    seed = bytes(range(32))
    block = hmac.new(seed, b"die:7\x00\x00\x00\x00\x00", hashlib.sha256).digest()
    words = Seeded(seed).words("die:7")
    assert [next(words) for _ in range(8)] == [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    second = hmac.new(seed, b"die:7\x00\x00\x00\x00\x01", hashlib.sha256).digest()
    assert next(words) == int.from_bytes(second[:4], "big")


@pytest.mark.parametrize("chance", [Seeded(b"an even die".ljust(32)), Dream(1)])
def test_a_die_is_even(chance: Seeded | Dream) -> None:
    rolls = Counter(chance.below(f"die:{roll}", 6) for roll in range(60_000))
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in rolls.values())
    assert set(rolls) == set(range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, p = 0.001; the seeds are fixed, so this never flakes


@pytest.mark.parametrize("chance", [Seeded(b"every place".ljust(32)), Dream(2)])
def test_every_item_comes_to_every_place_equally_often(chance: Seeded | Dream) -> None:
    places = Counter(
        (place, item) for deal in range(20_000) for place, item in enumerate(chance.shuffled(f"{deal}", range(4)))
    )
    chi_square = sum((places[place, item] - 5_000) ** 2 / 5_000 for place in range(4) for item in range(4))
    assert chi_square < 27.9  # 9 degrees of freedom, p = 0.001


def test_a_script_deals_what_it_says_and_leaves_the_rest_to_the_seed() -> None:
    scripted = Scripted({"wall": [3, 1], "die": [4]}, Seeded(bytes(32)))
    assert scripted.shuffled("wall", "abcd") == ["d", "b", "a", "c"]
    assert scripted.below("die", 6) == 4
    assert scripted.shuffled("other", range(9)) == Seeded(bytes(32)).shuffled("other", range(9))
    with pytest.raises(ValueError, match="not below"):
        scripted.below("die", 4)
    with pytest.raises(ValueError, match="twice"):
        Scripted({"wall": [1, 1]}).shuffled("wall", "abcd")


def test_every_nonce_changes_the_seed_and_cannot_slide_into_another() -> None:
    secret = bytes(32)
    assert len(commitment_of(secret)) == 64
    assert seed_of(secret, ("ab", "c")) != seed_of(secret, ("a", "bc"))
    assert seed_of(secret, ("a", "b")) != seed_of(secret, ("b", "a"))
