"""Of what a browser calls itself nothing but its name and its system."""

import sqlalchemy as sa
from alembic import op

from teahouse.hall.devices import browser_of

revision = "010"
down_revision = "009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lines that were kept until now, cut off at 120 characters, are named as far as they go, and forgotten."""
    for column in ("browser", "system"):
        op.add_column("sessions", sa.Column(column, sa.String, nullable=False, server_default=""))
    connection = op.get_bind()
    for (agent,) in connection.execute(sa.text("SELECT DISTINCT device FROM sessions WHERE device != ''")).all():
        known = browser_of(agent)
        connection.execute(
            sa.text("UPDATE sessions SET browser = :browser, system = :system WHERE device = :agent"),
            {"browser": known.name, "system": known.system, "agent": agent},
        )
    op.drop_column("sessions", "device")


def downgrade() -> None:
    """Refused: a hall goes forward, never back."""
    raise NotImplementedError
