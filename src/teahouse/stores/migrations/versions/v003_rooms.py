"""Rounds tell at which kind of table and in which room they were played, for how much, and when they began."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Of rounds from before there were rooms only the stake is known; they count as those of quick tables."""
    op.add_column("rounds", sa.Column("kind", sa.String, nullable=False, server_default="quick"))
    op.add_column("rounds", sa.Column("room", sa.String))
    op.add_column("rounds", sa.Column("stake", sa.Integer, nullable=False, server_default="1"))
    op.add_column("rounds", sa.Column("began_at", BIG))


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
