# The browser client: pages, buttons, and what the house says besides the game.

## Everywhere

web-title = Clanmoot
web-motto = Five clan games, one table
web-more = More
web-close = Close
web-table = The table
web-rule = rule { $rule }
web-rules = Rules
web-you = { $name } (you)
web-to-move = to move
web-log = Log
