"""HTTP and WebSocket: translate, authorise, limit; no rule of any game and no SQL."""
