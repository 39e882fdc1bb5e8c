"""What the project depends on: pinned, whole, licensed, and, as far as anybody answers, without a known weakness.

What can be seen in the lock files and the installed packages is looked at always, and a fault there is an error. What
only a service knows (advisories, withdrawn versions) is asked with a limit of time; where nobody answers a line says so
and nothing fails: a build must not hang on somebody else's machine.

    python tools/dependencies.py [--advisories] [--withdrawn]
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
LOCKS: Final = (ROOT / "requirements/run.txt", ROOT / "requirements/dev.txt")
CLIENT_LOCK: Final = ROOT / "web/package-lock.json"
AUDITOR: Final = ROOT / ".venv/audit/bin/pip-audit"

PATIENCE: Final = 90
"""Seconds that a service has to answer."""

LICENCES: Final = re.compile(
    r"MIT|BSD|Apache|ISC|PSF|Python Software Foundation|MPL|Mozilla Public|BlueOak|Artistic|Unlicense|Zlib|CC0|CC-BY"
)
"""Licences under which something may be used here without giving the project's own code away."""


# ── what can be seen here ────────────────────────────────────────────────────


def faults_of_requirements(text: str) -> Iterator[str]:
    """Requirements of a lock file that are not pinned to one version and the hash of its files."""
    for entry in re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n?", "", text)):
        name = entry.strip().partition("\n")[0].rstrip(" \\")
        if not name or name.startswith("--hash"):
            continue
        if not re.match(r"[a-z0-9][a-z0-9.-]*==[^=*\s;]+(\s;.*)?$", name):
            yield f"{name} is not pinned to a version"
        elif "--hash=sha256:" not in entry:
            yield f"{name} is not pinned by its hash"


def faults_of_packages(lock: Mapping[str, Any]) -> Iterator[str]:
    """Packages of the client's lock that have no hash, come from elsewhere, or run something when installed."""
    for path, package in lock["packages"].items():
        if not path:
            continue
        if not str(package.get("integrity", "")).startswith("sha512-"):
            yield f"{path} is not pinned by its hash"
        if package.get("resolved"):
            yield f"{path} comes from a place of its own"
        if package.get("hasInstallScript"):
            yield f"{path} runs a script when it is installed"
        if not LICENCES.search(str(package.get("license", ""))):
            yield f"{path} has the licence {package.get('license')!r}"


def faults_of_licences(found: Mapping[str, str]) -> Iterator[str]:
    """Packages under licences that are not on the list."""
    return (f"{name} has the licence {licence!r}" for name, licence in found.items() if not LICENCES.search(licence))


def licences() -> dict[str, str]:
    """The licences that the installed packages name, this project's own left out."""
    found = {}
    for package in importlib.metadata.distributions():
        told: Any = package.metadata  # An e-mail message, whatever its type says.
        classifiers = [
            one.rpartition("::")[2].strip() for one in told.get_all("Classifier") or [] if "License ::" in one
        ]
        if package.name != "teahouse":
            found[package.name] = told.get("License-Expression") or " ".join(classifiers) or told.get("License") or ""
    return found


# ── what only a service knows ────────────────────────────────────────────────


def asked(command: Sequence[str | Path], folder: Path = ROOT) -> tuple[str, str] | None:
    """What a tool prints on stdout and stderr; `None` when it is not there or takes too long."""
    try:
        done = subprocess.run(  # noqa: S603 — the commands stand below
            command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout, done.stderr


def python_advisories(answer: tuple[str, str] | None) -> tuple[list[str], str]:
    """Weaknesses that pip-audit's JSON names, and a line about how many packages somebody has looked up."""
    try:
        packages = json.loads(answer[0])["dependencies"] if answer else []
    except (ValueError, KeyError):
        packages = []
    known = [one for one in packages if "skip_reason" not in one]
    if not known:
        return [], "Python advisories: nobody answered, no package was looked up"
    faults = [f"{one['name']} {one['version']}: {weak['id']}" for one in known for weak in one["vulns"]]
    return faults, f"Python advisories: {len(known)} of {len(packages)} packages were looked up"


def client_advisories(answer: tuple[str, str] | None) -> tuple[list[str], str]:
    """Weaknesses that npm's JSON names, and a line about whether anybody was there."""
    try:
        told = json.loads(answer[0]) if answer else {}
    except ValueError:
        told = {}
    if "vulnerabilities" not in told:
        return [], "npm advisories: nobody answered, no package was looked up"
    faults = [f"{name}: {weak['severity']}" for name, weak in told["vulnerabilities"].items()]
    return faults, f"npm advisories: {told['metadata']['dependencies']['total']} packages were looked up"


def withdrawn(answer: tuple[str, str] | None) -> tuple[list[str], str]:
    """Pinned versions that their authors have withdrawn, as pip warns of them when it would install them."""
    if answer is None or "ERROR" in answer[1]:
        return [], "Withdrawn versions: the registry did not answer"
    faults = [line.strip() for line in answer[1].splitlines() if "yanked version" in line]
    return faults, "Withdrawn versions: the registry was asked"


def from_services(arguments: Sequence[str]) -> Iterator[tuple[list[str], str]]:
    """Faults that services know of, and a line about each service's answer. Asking for what is withdrawn is slow."""
    if "--advisories" in arguments:
        yield from advisories()
    if "--withdrawn" in arguments:
        install = [sys.executable, "-m", "pip", "install", "--dry-run", "--no-deps", "--ignore-installed", "--quiet"]
        yield withdrawn(asked([*install, "--disable-pip-version-check", "--require-hashes", "-r", LOCKS[1]]))


def advisories() -> Iterator[tuple[list[str], str]]:
    """Known weaknesses of Python's and of the client's packages."""
    audit: list[str | Path] = [
        AUDITOR,
        "--disable-pip",
        "--require-hashes",
        "--progress-spinner",
        "off",
        "--format",
        "json",
    ]
    yield python_advisories(asked([*audit, "-r", LOCKS[1]]))
    yield client_advisories(asked(["npm", "audit", "--json"], CLIENT_LOCK.parent))


def main(arguments: Sequence[str]) -> int:
    """Print the faults; 1 when there are any."""
    faults = [f"{lock.name}: {fault}" for lock in LOCKS for fault in faults_of_requirements(lock.read_text())]
    faults += faults_of_packages(json.loads(CLIENT_LOCK.read_text()))
    faults += faults_of_licences(licences())
    for found, line in from_services(arguments):
        print(line)
        faults += found
    for fault in faults:
        print(f"FAULT {fault}")
    print(f"{len(faults)} faults" if faults else "The dependencies are pinned, whole and licensed.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
