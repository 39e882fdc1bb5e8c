"""What any bot can use: search over imagined rounds, strength that is measured."""
