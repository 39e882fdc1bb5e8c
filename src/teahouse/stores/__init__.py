"""Durable adapters of the interfaces that the hall defines."""
