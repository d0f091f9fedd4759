"""Guests, accounts, tokens and rate limits."""
