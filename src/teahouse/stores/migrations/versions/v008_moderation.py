"""Reports of players, what the host has imposed, and what the nightly look has found."""

import sqlalchemy as sa
from alembic import op

revision = "008"
down_revision = "007"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nobody is reported, sanctioned or suspected."""
    create_reports()
    create_sanctions()
    create_suspicions()


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError


def create_reports() -> None:
    """Reports, and what was said before them."""
    op.create_table(
        "reports",
        sa.Column("number", BIG, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("reported", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("round", sa.String),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("result", sa.String),
        sa.Column("decided_at", BIG),
        sa.PrimaryKeyConstraint("number", name="pk_reports"),
        sa.UniqueConstraint("id", name="uq_reports_id"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_reported", "reports", ["reported"])
    op.create_table(
        "report_lines",
        sa.Column("report", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("report", "number", name="pk_report_lines"),
        sa.ForeignKeyConstraint(["report"], ["reports.id"], name="fk_report_lines_report"),
    )
    op.create_index("ix_report_lines_player", "report_lines", ["player"])


def create_sanctions() -> None:
    """Sanctions with their appeals."""
    op.create_table(
        "sanctions",
        sa.Column("number", BIG, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("evidence", sa.JSON, nullable=False),
        sa.Column("reviewer", sa.String, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("until", BIG),
        sa.Column("scope", sa.String, nullable=False),
        sa.Column("seen_at", BIG),
        sa.Column("lifted_at", BIG),
        sa.Column("lifted_by", sa.String),
        sa.Column("appeal", sa.String),
        sa.Column("appealed_at", BIG),
        sa.Column("answer", sa.String),
        sa.Column("answer_note", sa.String, nullable=False),
        sa.Column("answered_at", BIG),
        sa.Column("answered_by", sa.String),
        sa.PrimaryKeyConstraint("number", name="pk_sanctions"),
        sa.UniqueConstraint("id", name="uq_sanctions_id"),
    )
    op.create_index("ix_sanctions_player", "sanctions", ["player"])


def create_suspicions() -> None:
    """Suspicions, by their own names."""
    op.create_table(
        "suspicions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        sa.Column("figures", sa.JSON, nullable=False),
        sa.Column("evidence", sa.JSON, nullable=False),
        sa.Column("at", BIG, nullable=False),
        sa.Column("result", sa.String),
        sa.Column("decided_at", BIG),
        sa.PrimaryKeyConstraint("id", name="pk_suspicions"),
    )
