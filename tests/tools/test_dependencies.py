"""The look at what the project depends on finds what it looks for, and takes silence for silence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tools.dependencies import (
    CLIENT_LOCK,
    LOCKS,
    client_advisories,
    faults_of_licences,
    faults_of_packages,
    faults_of_requirements,
    python_advisories,
    withdrawn,
)

HASH = "    --hash=sha256:" + "0" * 64


def test_the_locks_are_in_order() -> None:
    assert [fault for lock in LOCKS for fault in faults_of_requirements(lock.read_text())] == []
    assert list(faults_of_packages(json.loads(CLIENT_LOCK.read_text()))) == []


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (f"h11==0.16.0 \\\n{HASH}", None),
        (f"uvloop==0.23.0 ; sys_platform != 'win32' \\\n{HASH}", None),
        ("h11==0.16.0", "h11==0.16.0 is not pinned by its hash"),
        (f"h11>=0.16.0 \\\n{HASH}", "h11>=0.16.0 is not pinned to a version"),
        (f"h11==0.* \\\n{HASH}", "h11==0.* is not pinned to a version"),
        ("-e .", "-e . is not pinned to a version"),
        ("h11 @ git+https://example.org/h11", "h11 @ git+https://example.org/h11 is not pinned to a version"),
    ],
)
def test_a_requirement_that_is_not_pinned(entry: str, fault: str | None) -> None:
    text = f"# made by: make lock\nidna==3.20 \\\n{HASH}\n    # via httpx\n{entry}\n    # via -r here\n"
    assert list(faults_of_requirements(text)) == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("package", "fault"),
    [
        ({}, None),
        ({"integrity": "sha1-abc"}, "is not pinned by its hash"),
        ({"resolved": "git+ssh://example.org/x.git"}, "comes from a place of its own"),
        ({"hasInstallScript": True}, "runs a script when it is installed"),
        ({"license": "GPL-3.0"}, "has the licence 'GPL-3.0'"),
    ],
)
def test_a_package_of_the_client_that_cannot_be_trusted(package: dict[str, Any], fault: str | None) -> None:
    lock = {"packages": {"": {}, "node_modules/x": {"integrity": "sha512-abc", "license": "MIT"} | package}}
    assert list(faults_of_packages(lock)) == ([f"node_modules/x {fault}"] if fault else [])


def test_a_licence_that_is_not_on_the_list() -> None:
    assert list(faults_of_licences({"a": "MIT License", "b": "", "c": "AGPL-3.0-only"})) == [
        "b has the licence ''",
        "c has the licence 'AGPL-3.0-only'",
    ]


SKIPPED = '{"dependencies": [{"name": "a", "skip_reason": "not found"}]}'


@pytest.mark.parametrize("answer", [None, ("", "could not connect"), ("not json", ""), (SKIPPED, "")])
def test_where_nobody_answers_nothing_fails_and_nothing_is_claimed(answer: tuple[str, str] | None) -> None:
    assert python_advisories(answer) == ([], "Python advisories: nobody answered, no package was looked up")
    assert client_advisories(answer) == ([], "npm advisories: nobody answered, no package was looked up")


def test_what_a_service_knows_is_a_fault() -> None:
    known = {"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1"}]}
    skipped = {"name": "b", "skip_reason": "not found"}
    assert python_advisories((json.dumps({"dependencies": [known, skipped]}), "")) == (
        ["a 1: PYSEC-1"],
        "Python advisories: 1 of 2 packages were looked up",
    )
    npm = {"vulnerabilities": {"x": {"severity": "high"}}, "metadata": {"dependencies": {"total": 7}}}
    assert client_advisories((json.dumps(npm), "")) == (["x: high"], "npm advisories: 7 packages were looked up")
    warning = "WARNING: The candidate selected for download or install is a yanked version: 'a' candidate (version 1)"
    assert withdrawn(("", warning)) == ([warning], "Withdrawn versions: the registry was asked")
    assert withdrawn(("", "ERROR: no route"))[0] == []
