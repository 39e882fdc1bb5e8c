"""Alembic's entry: runs the revisions on the connection, and in the transaction, that `Database.migrate` hands in."""

from alembic import context

from teahouse.stores.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite can undo a change of schema as well: a migration that fails leaves the file as it was.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
