"""Who somebody is: guests, accounts, tokens, and how much each may ask for."""
