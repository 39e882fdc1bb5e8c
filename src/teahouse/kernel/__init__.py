"""What any game is: rounds of actions and events, views without secrets, records that replay."""
