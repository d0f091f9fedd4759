# The browser client: pages, buttons and messages that belong to no single game.

## Everywhere

web-title = Clanmoot
web-motto = Five clan games, one table
web-pages = Pages
web-start = Home
web-more = More
web-close = Close
web-table = Table
web-sequence-next = Next
web-sequence-back = Back
web-sequence-skip = Skip
web-sequence-done = Back to the table
web-rule = rule { $rule }
web-rules = Rules
web-bots = Opponents
web-history = History
web-settings = Settings
web-lobby = Open tables
web-yes = Yes
web-no = No
web-language = Language
web-theme = Theme
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-nowhere = Page not found.

## Start

web-line-schotten-totten = Claim five of the nine stones, or three in a row.
web-line-tain = Raid your neighbours’ cattle and jewels with face-down tokens.
web-line-highland-clans = Build up your clan with cubes drawn at random, and raid your rivals.
web-line-eketorp = Build a castle wall with bricks that everyone else wants too.
web-line-glen-more = Take tiles from the track and build along the river.
web-players-minutes = { $players } players · { $minutes } min
web-play-computer = Play against the computer
web-play-friends = Play with friends
web-against-computer = Against the computer
web-with-friends = With friends. Anyone with the link can join.
web-no-board = You can’t play this game in the browser yet. To play it in a terminal, type: clanmoot play { $key }
web-players = Players
web-level = Difficulty
web-level-novice = Novice
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-begin = Start game
web-open-table = Create table
web-public = Public: anyone can join
web-ranked = Rated
web-ranked-note = If you leave the game or run out of time, you lose.
web-clock = Time limit
web-clock-none = No limit
web-untimed = No time limit
web-clock-quick = 10 min
web-clock-long = 30 min
web-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
web-clock-minutes =
    { $increment ->
        [0] { $minutes } min per player
       *[other] { $minutes } min per player + { $increment } s per move
    }
web-option-schotten-totten-tactics = Tactic cards
web-option-schotten-totten-expert = Expert variant: claim stones before you play
web-option-schotten-totten-begins = First player
web-option-schotten-totten-begins-drawn = Random
web-option-schotten-totten-begins-first = You
web-option-schotten-totten-begins-second = Opponent
web-option-schotten-totten-rounds = Rounds
web-option-highland-clans-refill = Discard after a raid
web-option-highland-clans-refill-french = Any two cards
web-option-highland-clans-refill-dutch = Two of the five just drawn
web-option-eketorp-discharge = Hospital stay
web-option-eketorp-discharge-early = Up to 2 rounds
web-option-eketorp-discharge-late = Up to 3 rounds

## Tables in lists

web-your-tables = Your games
web-no-tables = You have no games in progress.
web-wait-for-you =
    { $number ->
        [one] your turn in 1 game
       *[other] your turn in { $number } games
    }
web-your-turn = Your turn
web-play = Play
web-look = View
web-waits-for = Waiting for { $names }
web-waits-players = Waiting for players
web-is-over = Finished
web-open-tables = Open tables
web-no-open = No open tables. To create one, choose “Play with friends” and tick “Public”.
web-take-seat = join one
web-sit-down = Join
web-all-open = All { $number } open tables
web-seats =
    { $free ->
        [0] { $names }
        [one] { $names }, 1 free seat
       *[other] { $names }, { $free } free seats
    }

## Before the game

web-sitting-down = Joining the table…
web-waiting =
    { $free ->
        [0] All seats are taken.
        [one] 1 seat is free. The game starts when it’s taken.
       *[other] { $free } seats are free. The game starts when all are taken.
    }
web-invite = Invite friends
web-invite-note = anyone with this link can join
web-invite-local = This link only works on this computer. To let others on your network join, stop the server and start it with { $command }.
web-qr = QR code of the invitation link
web-qr-note = Scan the code with a phone to join.
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share
web-seats-title = Seats
web-free-seat = free
web-free-declined = free ({ $name } declined)
web-kept-for = Waiting for { $name }…
web-waiting-for = Waiting for { $names }…
web-stop-waiting = Stop waiting
web-accept = Accept
web-decline = Decline
web-hire = Add computer
web-dismiss = Remove
web-leave = Leave
web-computer = computer
web-nobody = free seat
web-seat = Seat { $number }
web-table-gone = Everyone has left this table.
web-table-expired = This table was closed because nobody came back.
web-table-stopped = The operator of this server ended the game at this table. It has no result.

## At the table

web-you = { $name } (you)
web-to-move = to move
web-log = Log
web-chat = Chat
web-no-chat = No messages yet.
web-say = Write a message
web-send = Send
web-undo = Undo
web-hint = Hint
web-hint-sought = Looking for a hint…
web-hint-says = Hint: { $move }
web-menu = Menu
web-watching = Watching
web-watch-link = Link for spectators
web-resigned = resigned
web-timed-out = ran out of time
web-player-timed-out = { $name } ran out of time.
web-resign = Resign
web-ask-back = Ask for a take-back
web-ask-pause = Ask to pause
web-stay = Keep playing
web-sure-resign = Resign? You’ll finish last. With more than two players, the computer will take over your seat.
web-sure-leave = Leave? The computer will take over your seat.
web-asks-back = { $name } asks to take back their last move. Do you agree?
web-asks-pause = { $name } asks to pause the game. Do you agree?
web-asked-back = { $name } asked to take back their last move. Waiting for the others to agree.
web-asked-pause = { $name } asked to pause the game. Waiting for the others to agree.
web-withdraw = Cancel
web-seat-left = There’s a free seat in this game.
web-paused = The game is paused.
web-go-on = Resume
web-line-down = Connection lost. Reconnecting…
web-move-kept = Your move is saved and will be sent when you’re back online.
web-refused-stale = The game has moved on. Check the board and try again.
web-refused-gone = This table was closed. You can create a new one.
web-refused-seat-kept = That seat is reserved for another player.
web-refused-other-seat = You had a different seat in this game. You can only return to that one.
web-refused-rated = This rated game has already started, so you can only watch it.
web-refused-out-of-time = You ran out of time.
web-refused-not-invited = No seat is reserved for you at this table.
web-refused-too-many = Too many attempts. Wait a moment, then try again.
web-refused-offline = Can’t reach the server. Check your connection, then try again.
web-days-left =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-motion = Animation speed
web-motion-auto = Auto
web-motion-off = Off
web-motion-quick = Fast
web-motion-usual = Normal
web-motion-slow = Slow
web-motion-note = This sets how fast pieces move and how long you see the other players’ moves. Tap or press a key to skip ahead.
web-keys = Keyboard shortcuts
web-key-tab = Tab
web-key-tab-does = go to the next option
web-key-enter = Enter, Space
web-key-enter-does = choose it
web-key-undo = U
web-key-undo-does = undo
web-key-hint = H
web-key-hint-does = show the move the computer would make
web-key-escape = Esc
web-key-escape-does = clear your selection or close a window
web-key-menu = M
web-key-menu-does = open this menu

## After the game

web-rematch = Rematch
web-to-rematch = Go to the rematch
web-wants-rematch =
    { $number ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
web-replay = Replay
web-analysis = Analysis
web-count = Score sheet

## Replay

web-step = Step { $step } of { $steps }
web-step-slider = Step
web-seen-from = View
web-watcher = Spectator
web-all-open-cards = Nothing hidden
web-first = First step
web-previous = Previous step
web-next = Next step
web-last = Last step
web-run = Autoplay
web-stop = Pause
web-record = Record
web-download = Download record
web-proof = Verify the draws
web-proof-fair =
    { $draws ->
        [one] The only draw is verified. It follows from a secret whose fingerprint everyone had before the game.
       *[other] All { $draws } draws are verified. They follow from a secret whose fingerprint everyone had before the game.
    }
web-proof-unfair = The draws couldn’t be verified. { $text }
web-fingerprint = Fingerprint
web-secret = Secret
web-proof-how = The fingerprint is the SHA-256 of the secret. To check it yourself, download the record and run “clanmoot verify”.
web-play-on = Play from here
web-play-on-note = This starts a private game against the computer from the position after step { $step }. New draws are random, and the game isn’t rated.
web-play-on-seat = Your seat
web-played-on = Continued from step { $step } of another game
web-back-to-table = Back to the table
web-this-step = Link to this step
web-key-arrows = ← →
web-key-arrows-does = previous step, next step
web-key-ends = Home, End
web-key-ends-does = first step, last step

## Analysis

web-analyse = Analyse this game
web-analyse-note = The computer checks every decision. This takes a few minutes.
web-analysing = Analysing your game… { $percent }%
web-analysis-failed = The analysis failed. { $text }
web-chances = Winning chances
web-chances-note = before each decision, with a shaded 95% range
web-chances-at = Step { $step }: { $chances }.
web-chance-of = { $name } { $percent }%
web-luck-skill = Luck and skill
web-luck-skill-note = change in winning chance, in percentage points
web-luck = Luck
web-skill = Skill
web-luck-skill-sum = Started at { $start }%, ended at { $end }%. Luck { $luck }, own mistakes { $skill }, others’ mistakes { $gifts }.
web-agreed = Matches the computer’s choice in { $agreed } of { $decisions } decisions.
web-costliest = Biggest mistakes
web-no-costliest = No clear mistakes found.
web-better = Better: { $move }
web-to-step = Go to step { $step }

## Rules

web-all-rules = All rules
web-search-rules = Search the rules
web-rules-found =
    { $number ->
        [0] No rules found.
        [one] 1 rule found.
       *[other] { $number } rules found.
    }
web-mark =
    { $sort ->
        [ruling] our ruling
        [found] other source
        [reconstructed] reconstructed
        [french] French text
        [dutch] Dutch text
       *[note] note
    }
web-mark-why =
    { $sort ->
        [ruling] The rulebook is unclear about this, or its two languages differ. This is how we play it here.
        [found] Our copy of the rulebook doesn’t have this. We found it in public sources.
        [reconstructed] We found no source for this value, but it fits every total and every example in the rulebook.
        [french] The rulebook’s two languages differ. We follow the French text here.
       *[dutch] The rulebook’s two languages differ. We follow the Dutch text here.
    }
web-rule-link = Link to { $rule }

## Opponents

web-bots-intro = Computer opponents know only what you would know in their seat. They never see hidden cards. Stronger levels think further ahead and know more strategy.
web-bots-novice = Looks a few moves ahead and knows no strategy. Good for your first game.
web-bots-easy = Thinks much longer than Novice, but knows no strategy either.
web-bots-medium = Thinks for about a tenth of a second. In some games it knows some strategy.
web-bots-hard = Thinks for about half a second and knows common strategy.
web-bots-expert = Thinks for about two seconds.
web-bots-measured = Measured strength
web-bots-measured-note = The levels played against each other. Each deal was repeated with the seats swapped, so that nobody gained from a lucky deal. Ratings start at 25, and the bar shows the 95% range. A level is clearly stronger when luck alone can’t explain its wins.
web-bots-table = { $game }, { $players } players
web-bots-nothing = no games yet
web-bots-level = Level
web-bots-rating = Rating
web-bots-over = Against the level below
web-bots-share = wins { $share } ({ $low } to { $high })
web-bots-clear = clearly stronger
web-bots-not-clear = no clear difference
web-bots-reversed = clearly weaker
web-bots-unplayed = not played
web-bots-games = Simulated games per decision
web-bots-game = Game
web-bots-players = Players

## History

web-history-none = You haven’t finished any games yet.
web-sums = Your games
web-won =
    { $number ->
        [one] win
       *[other] wins
    }
web-games =
    { $number ->
        [one] 1 game
       *[other] { $number } games
    }
web-rank = Rank { $rank } of { $players }
web-points-scored =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }
web-more-games = Show earlier games
web-standings = Leaderboard
web-no-standings = Nobody has a rating for { $game } yet. Play rated games to get one.
web-rating = { $rating } ± { $error }

## Settings

web-name = Your name
web-name-note = Your name doesn’t change at tables you’ve already joined.
web-save = Save
web-saved = Saved.
web-account = Account
web-account-guest = You’re playing as a guest, and only this browser remembers you. Create an account to play on any device.
web-account-known = You have an account. You can log in as { $name } on any device.
web-password = Password
web-register = Create account
web-login = Log in
web-logout = Log out
web-logout-everywhere = Log out everywhere
web-logout-everywhere-note = Use this if you lost a device or think someone else is logged in as you.
web-logged-out = You’re logged out.
web-logged-out-everywhere = You’re logged out on all devices.
web-adopted =
    { $number ->
        [0] Welcome back.
        [one] Welcome back. 1 game you played as a guest is now in your account.
       *[other] Welcome back. { $number } games you played as a guest are now in your account.
    }
