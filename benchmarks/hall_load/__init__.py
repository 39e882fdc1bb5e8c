"""Load on a hall over real sockets: `prepared` people and tables, a `server` process, and the `seats` that play there.

The generator has to be so cheap that what is measured is the hall: no task a client, frames read and written by hand,
of a message only what is needed is decoded.
"""
