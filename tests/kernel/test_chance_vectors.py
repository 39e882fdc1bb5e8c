"""The vectors of docs/verify.md: the kernel, and the Python on that page, give exactly these numbers."""

from __future__ import annotations

import hashlib
import json
import re
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.laws import snatch, suite

from teahouse.kernel import Proof, Seeded, commitment_of, seed_of
from teahouse.kernel.chance import ABSENT_NONCE, SCHEME

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors" / "chance.json").read_text())
PAGE = (Path(__file__).parents[2] / "docs" / "verify.md").read_text()


def fenced(language: str) -> str:
    """The page's one block of this language."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return str(block)


@pytest.fixture(scope="module")
def page() -> Any:
    """What the page's Python defines."""
    names: dict[str, Any] = {}
    exec(fenced("python"), names)
    return SimpleNamespace(**names)


def cases(part: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", VECTORS[part], ids=str)


def test_the_vectors_are_of_the_scheme_in_use() -> None:
    assert VECTORS["scheme"] == SCHEME


@cases("commitments")
def test_commitments(page: Any, case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    assert commitment_of(secret) == page.commitment(secret) == case["commitment"]


@cases("seeds")
def test_seeds(page: Any, case: dict[str, Any]) -> None:
    secret = bytes.fromhex(case["secret"])
    assert seed_of(secret, case["nonces"]).hex() == page.seed(secret, case["nonces"]).hex() == case["seed"]


@cases("words")
def test_words(page: Any, case: dict[str, Any]) -> None:
    seed, count = bytes.fromhex(case["seed"]), len(case["words"])
    assert list(islice(Seeded(seed).words(case["label"]), count)) == case["words"]
    assert list(islice(page.words(seed, case["label"]), count)) == case["words"]


@cases("below")
def test_draws(page: Any, case: dict[str, Any]) -> None:
    seed, label, bound = bytes.fromhex(case["seed"]), case["label"], case["bound"]
    assert Seeded(seed).below(label, bound) == page.below(seed, label, bound) == case["number"]


@cases("shuffled")
def test_shuffles(page: Any, case: dict[str, Any]) -> None:
    seed, label, items = bytes.fromhex(case["seed"]), case["label"], list(range(case["items"]))
    assert Seeded(seed).shuffled(label, items) == page.shuffled(seed, label, items) == case["order"]


def test_two_draws_pass_over_words_that_would_favour_small_numbers() -> None:
    def passed_over(case: dict[str, Any]) -> int:
        limit = 2**32 - 2**32 % case["bound"]
        words = Seeded(bytes.fromhex(case["seed"])).words(case["label"])
        return next(count for count, word in enumerate(words) if word < limit)

    assert [passed_over(case) for case in VECTORS["below"]][-2:] == [1, 3]


def test_the_pages_proof_is_sound() -> None:
    told = json.loads(fenced("json"))
    proof = Proof(**told)
    secret = bytes.fromhex(told["secret"])
    assert commitment_of(secret) == proof.commitment
    assert seed_of(secret, proof.nonces).hex() == proof.seed
    assert set(proof.nonces) == {ABSENT_NONCE}


def test_the_pages_recipe_for_the_hash_is_the_kernels() -> None:
    record = json.loads(msgspec.json.encode(suite.walk(suite.cases(snatch.GAME)[0], 7)))
    inside_sorted = {name: json.loads(json.dumps(part, sort_keys=True)) for name, part in record.items()}
    text = json.dumps(inside_sorted | {"proof": record["proof"], "hash": ""}, ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == record["hash"]
