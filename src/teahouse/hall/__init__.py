"""People and tables: accounts, lobby, seating, the table's runtime, clock and ledger."""
