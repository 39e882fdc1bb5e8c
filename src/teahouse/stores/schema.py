"""The tables of `hall.db`, as the newest migration leaves them (a test compares the two).

Portable between SQLite and PostgreSQL. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

BIG: Final = BigInteger().with_variant(Integer, "sqlite")
"""64 bits in both: SQLite counts up only a primary key that is called INTEGER."""

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# ── people ───────────────────────────────────────────────────────────────────

players: Final = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False, index=True),
    Column("avatar", Integer, nullable=False),
    Column("town", String, nullable=False),
    Column("favourites", JSON, nullable=False),
    Column("since", BIG, nullable=False),
    Column("closed_at", BIG),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("daily_minutes", Integer),
    Column("host", Boolean, nullable=False, server_default=false()),
)

credentials: Final = Table(
    "credentials",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    # The name as it is compared: no two accounts sign in by names that differ in case alone.
    Column("login", String, nullable=False, unique=True),
    Column("password", String, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("proof", LargeBinary, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("seen_at", BIG, nullable=False),
    Column("since", BIG, nullable=False, server_default="0"),
    Column("browser", String, nullable=False, server_default=""),
    Column("system", String, nullable=False, server_default=""),
)

second_factors: Final = Table(
    "second_factors",
    metadata,
    Column("player", ForeignKey("players.id"), primary_key=True),
    Column("key", String, nullable=False),
    Column("on", Boolean, nullable=False),
    # The last half minute of which digits were used.
    Column("step", BIG, nullable=False),
)

presets: Final = Table(
    "presets",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("player", ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String, nullable=False),
    Column("terms", JSON, nullable=False),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("player", String, primary_key=True),
    Column("muted", String, primary_key=True),
)

# ── moderation ───────────────────────────────────────────────────────────────

reports: Final = Table(
    "reports",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("reporter", String, nullable=False, index=True),
    Column("reported", String, nullable=False, index=True),
    Column("table", String, nullable=False),
    Column("round", String),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("reason", String, nullable=False),
    Column("note", String, nullable=False),
    Column("at", BIG, nullable=False),
    Column("result", String),
    Column("decided_at", BIG),
)

report_lines: Final = Table(
    "report_lines",
    metadata,
    # Lines apart, so that a speaker who closes his account can be forgotten line by line.
    Column("report", String, ForeignKey("reports.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BIG, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", String, nullable=False, index=True),
    Column("text", String, nullable=False),
)

sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    Column("player", String, nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("reason", String, nullable=False),
    Column("note", String, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("reviewer", String, nullable=False),
    Column("at", BIG, nullable=False),
    Column("until", BIG),
    Column("scope", String, nullable=False),
    Column("seen_at", BIG),
    Column("lifted_at", BIG),
    Column("lifted_by", String),
    Column("appeal", String),
    Column("appealed_at", BIG),
    Column("answer", String),
    Column("answer_note", String, nullable=False),
    Column("answered_at", BIG),
    Column("answered_by", String),
)

suspicions: Final = Table(
    "suspicions",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("players", JSON, nullable=False),
    Column("score", Double, nullable=False),
    Column("figures", JSON, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("at", BIG, nullable=False),
    Column("result", String),
    Column("decided_at", BIG),
)

# ── points ───────────────────────────────────────────────────────────────────

transactions: Final = Table(
    "ledger_transactions",
    metadata,
    Column("id", BIG, primary_key=True),
    Column("kind", String, nullable=False),
    Column("reference", String, nullable=False),
    Column("table", String),
    Column("at", BIG, nullable=False),
    # What makes a repeated settlement, opening or top-up count once.
    UniqueConstraint("kind", "reference"),
)

balances: Final = Table(
    "ledger_balances",
    metadata,
    Column("account", String, primary_key=True),
    Column("balance", BIG, nullable=False),
)

entries: Final = Table(
    "ledger_entries",
    metadata,
    Column("transaction", ForeignKey("ledger_transactions.id"), primary_key=True),
    Column("account", ForeignKey("ledger_balances.account"), primary_key=True, index=True),
    Column("amount", BIG, nullable=False),
)

# ── rounds ───────────────────────────────────────────────────────────────────

rounds: Final = Table(
    "rounds",
    metadata,
    Column("cursor", BIG, primary_key=True),
    Column("round", String, nullable=False, unique=True),
    Column("table", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("version", String, nullable=False),
    Column("ended_at", BIG, nullable=False),
    Column("ending", String, nullable=False),
    Column("commitment", String, nullable=False),
    Column("kind", String, nullable=False, server_default="quick"),
    Column("room", String),
    Column("stake", Integer, nullable=False, server_default="1"),
    Column("began_at", BIG),
    # Whether it counts for ratings; decided once, when it was played.
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index("ix_rounds_game", "game", "ended_at"),
)

seats: Final = Table(
    "round_seats",
    metadata,
    Column("cursor", BIG, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String, nullable=False),
    Column("name", String, nullable=False),
    Column("avatar", Integer, nullable=False),
    Column("town", String, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("points", BIG, nullable=False),
    ForeignKeyConstraint(["cursor"], ["rounds.cursor"]),
    Index("ix_round_seats_player", "player", "cursor"),
)

records: Final = Table(
    "round_records",
    metadata,
    # A table of its own, so that lists of rounds do not read past the records.
    Column("cursor", BIG, ForeignKey("rounds.cursor"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

round_dealings: Final = Table(
    "round_dealings",
    metadata,
    # Of some weeks alone, and read by the nightly look alone: it holds how long people thought.
    Column("cursor", BIG, ForeignKey("rounds.cursor"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# ── ratings ──────────────────────────────────────────────────────────────────

ratings: Final = Table(
    "ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True, index=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rounds", Integer, nullable=False),
)

rating_steps: Final = Table(
    "rating_steps",
    metadata,
    Column("cursor", BIG, ForeignKey("rounds.cursor"), primary_key=True, autoincrement=False),
    Column("player", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_rating_steps_player", "player", "cursor"),
)

# ── hosts ────────────────────────────────────────────────────────────────────

audit_trail: Final = Table(
    "audit_trail",
    metadata,
    Column("number", BIG, primary_key=True),
    Column("at", BIG, nullable=False),
    # A player's id, or `shell` for the command line.
    Column("by", String, nullable=False),
    Column("deed", String, nullable=False),
    # Neither is a foreign key: what was done stays written, whoever is gone.
    Column("about", String),
    Column("reason", String, nullable=False),
    Column("facts", JSON, nullable=False),
    Index("ix_audit_trail_about", "about", "number"),
)
