"""The command line: serve a hall, play, simulate, replay, verify, measure."""
