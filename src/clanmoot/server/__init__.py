"""The server: tables that people and opponents share, kept so that no acknowledged move is lost."""
