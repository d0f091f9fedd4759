"""The server: tables that people and computer players share. It never loses an acknowledged move."""
