"""The rules of Highland Clans, one module per section."""
