"""A second proof beside the password, for whoever wants one."""

import sqlalchemy as sa
from alembic import op

revision = "011"
down_revision = "010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has one yet."""
    op.create_table(
        "second_factors",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("on", sa.Boolean, nullable=False),
        sa.Column("step", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_second_factors"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_second_factors_player"),
    )


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
