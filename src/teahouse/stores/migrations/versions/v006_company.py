"""Whom people mute, and the limit that they set themselves for a day."""

import sqlalchemy as sa
from alembic import op

revision = "006"
down_revision = "005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a limit, and everybody hears everybody."""
    op.add_column("players", sa.Column("daily_minutes", sa.Integer))
    op.create_table(
        "mutes",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("muted", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("player", "muted", name="pk_mutes"),
    )


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
