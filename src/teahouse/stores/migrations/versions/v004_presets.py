"""Saved terms of friends' tables."""

import sqlalchemy as sa
from alembic import op

revision = "004"
down_revision = "003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """A table of its own; nobody has saved any yet."""
    op.create_table(
        "presets",
        sa.Column("number", BIG, nullable=False),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_presets"),
        sa.UniqueConstraint("id", name="uq_presets_id"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_presets_player"),
    )
    op.create_index("ix_presets_player", "presets", ["player"])


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
