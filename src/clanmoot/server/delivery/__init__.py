"""How news reaches everybody: a hub connects the server's processes, and WebSockets connect the clients."""
