"""Teahouse 同城茶馆: a hall for the games of two towns, and a library of their rules.

Rooms, from the ground up: `kernel` (what any game is), `families` (what several games share), `games` (one
folder a game), `bots`, `hall` (people and tables), `stores` (durable adapters), `edge` (HTTP and WebSocket)
and `cli`. Imports point downward only.
"""

__version__ = "0.1.0"
