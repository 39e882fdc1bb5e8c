"""The first tables: accounts and sessions, the ledger, the archive of rounds."""

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")

BOOKED = ("ledger_transactions", "ledger_entries")


def upgrade() -> None:
    """Create all of them."""
    create_accounts()
    create_ledger()
    create_archive()


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError


def create_accounts() -> None:
    """Players and their sessions."""
    op.create_table(
        "players",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("avatar", sa.Integer, nullable=False),
        sa.Column("town", sa.String, nullable=False),
        sa.Column("favourites", sa.JSON, nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_index("ix_players_name", "players", ["name"])
    op.create_table(
        "sessions",
        sa.Column("proof", sa.LargeBinary, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("seen_at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("proof", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])


def create_ledger() -> None:
    """Transactions, entries and balances; on SQLite with triggers that keep what is booked as it is."""
    op.create_table(
        "ledger_transactions",
        sa.Column("id", BIG, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("reference", sa.String, nullable=False),
        sa.Column("table", sa.String),
        sa.Column("at", BIG, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ledger_transactions"),
        sa.UniqueConstraint("kind", "reference", name="uq_ledger_transactions_kind"),
    )
    op.create_table(
        "ledger_balances",
        sa.Column("account", sa.String, nullable=False),
        sa.Column("balance", BIG, nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_ledger_balances"),
    )
    op.create_table(
        "ledger_entries",
        sa.Column("transaction", BIG, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("amount", BIG, nullable=False),
        sa.PrimaryKeyConstraint("transaction", "account", name="pk_ledger_entries"),
        sa.ForeignKeyConstraint(["transaction"], ["ledger_transactions.id"], name="fk_ledger_entries_transaction"),
        sa.ForeignKeyConstraint(["account"], ["ledger_balances.account"], name="fk_ledger_entries_account"),
    )
    op.create_index("ix_ledger_entries_account", "ledger_entries", ["account"])
    if op.get_bind().dialect.name == "sqlite":
        for table in BOOKED:
            for change in ("UPDATE", "DELETE"):
                op.execute(
                    f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
                    "BEGIN SELECT RAISE(ABORT, 'what is booked stays'); END"
                )


def create_archive() -> None:
    """Rounds, their seats and their records."""
    op.create_table(
        "rounds",
        sa.Column("cursor", BIG, nullable=False),
        sa.Column("round", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("ended_at", BIG, nullable=False),
        sa.Column("ending", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("cursor", name="pk_rounds"),
        sa.UniqueConstraint("round", name="uq_rounds_round"),
    )
    op.create_table(
        "round_seats",
        sa.Column("cursor", BIG, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("avatar", sa.Integer, nullable=False),
        sa.Column("town", sa.String, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("points", BIG, nullable=False),
        sa.PrimaryKeyConstraint("cursor", "seat", name="pk_round_seats"),
        sa.ForeignKeyConstraint(["cursor"], ["rounds.cursor"], name="fk_round_seats_cursor"),
    )
    op.create_index("ix_round_seats_player", "round_seats", ["player", "cursor"])
    op.create_table(
        "round_records",
        sa.Column("cursor", BIG, nullable=False, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("cursor", name="pk_round_records"),
        sa.ForeignKeyConstraint(["cursor"], ["rounds.cursor"], name="fk_round_records_cursor"),
    )
