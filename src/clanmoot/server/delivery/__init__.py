"""Delivery of news: a hub connects the server's processes, and WebSockets connect the clients."""
