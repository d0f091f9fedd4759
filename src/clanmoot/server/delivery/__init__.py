"""How what happened reaches everybody: between processes by a hub, to clients by WebSocket."""
