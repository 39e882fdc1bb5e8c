"""Registered accounts: credentials, sessions that tell where they are, accounts that are closed."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Sessions from before began, as far as anybody knows, when they were last seen."""
    op.create_table(
        "credentials",
        sa.Column("player", sa.String, nullable=False),
        sa.Column("login", sa.String, nullable=False),
        sa.Column("password", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_credentials"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_credentials_player"),
        sa.UniqueConstraint("login", name="uq_credentials_login"),
    )
    op.add_column("players", sa.Column("closed_at", BIG))
    op.add_column("sessions", sa.Column("since", BIG, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String, nullable=False, server_default=""))
    op.execute("UPDATE sessions SET since = seen_at")


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
