# The browser client: pages, buttons, and what the house says besides the game.

## Everywhere

web-title = Clanmoot
web-motto = Five clan games, one table
web-pages = Pages
web-start = To the start page
web-more = More
web-close = Close
web-table = The table
web-sequence-next = Next
web-sequence-back = Back
web-sequence-skip = Skip
web-sequence-done = To the table
web-rule = rule { $rule }
web-rules = Rules
web-bots = Opponents
web-history = History
web-settings = Settings
web-lobby = Open tables
web-yes = Yes
web-no = No
web-language = Language
web-theme = Light or dark
web-theme-auto = Auto
web-theme-light = Light
web-theme-dark = Dark
web-nowhere = There is nothing at this address.

## Start

web-line-schotten-totten = Hold five of nine stones, or three in a row.
web-line-tain = Raid cattle and jewels behind face-down tokens.
web-line-highland-clans = Build a court from drawn cubes; duel for estates.
web-line-eketorp = Wall a fort with bricks that others want as well.
web-line-glen-more = Take tiles from the ring, build by the river.
web-players-minutes = { $players } players · { $minutes } min
web-play-computer = Play against the computer
web-play-friends = Play with friends
web-against-computer = Against the computer
web-with-friends = With friends: you get a link that seats whoever opens it.
web-no-board = Not in the browser yet. In a terminal: clanmoot play { $key }
web-players = Players
web-level = How strong
web-level-novice = Novice
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-begin = Begin
web-open-table = Open the table
web-public = Everybody may sit down, not only who has the link
web-ranked = The game counts for ratings
web-ranked-note = If you leave the game or run out of time, you lose.
web-clock = Time to think
web-clock-none = As long as one likes
web-clock-quick = 10 min
web-clock-long = 30 min
web-clock-days = { $days ->
        [one] a day a move
       *[other] { $days } days a move
    }
web-clock-minutes = { $increment ->
        [0] { $minutes } min each
       *[other] { $minutes } min each, { $increment } s more a move
    }
web-option-schotten-totten-tactics = Tactic cards
web-option-schotten-totten-expert = Expert: claim at the start of a turn
web-option-schotten-totten-begins = Who begins
web-option-schotten-totten-begins-drawn = drawn
web-option-schotten-totten-begins-first = you
web-option-schotten-totten-begins-second = the other
web-option-schotten-totten-rounds = Rounds
web-option-highland-clans-refill = After a raid one discards
web-option-highland-clans-refill-french = any two of the hand
web-option-highland-clans-refill-dutch = two of the five drawn
web-option-eketorp-discharge = A viking in the hospital misses
web-option-eketorp-discharge-early = up to 2 rounds
web-option-eketorp-discharge-late = up to 3 rounds

## Tables in lists

web-your-tables = Your tables
web-no-tables = You play at no table at the moment.
web-wait-for-you =
    { $number ->
        [one] one waits for you
       *[other] { $number } wait for you
    }
web-your-turn = Your turn
web-look = Look
web-waits-for = waits for { $names }
web-waits-players = waits for players
web-is-over = is over
web-open-tables = Open tables
web-no-open = No table is open. Open one yourself: play with friends, and let everybody sit down.
web-take-seat = take a free seat
web-sit-down = Sit down
web-all-open = All { $number } open tables
web-seats =
    { $free ->
        [0] { $names }
        [one] { $names }, and one free seat
       *[other] { $names }, and { $free } free seats
    }

## Before the game

web-sitting-down = You are being seated.
web-waiting =
    { $free ->
        [0] All seats are taken.
        [one] One seat is free; the game begins when it is taken.
       *[other] { $free } seats are free; the game begins when all are taken.
    }
web-invite = Invite friends
web-invite-note = whoever opens this link sits down
web-link = The link
web-copy = Copy
web-copied = Copied
web-share = Share
web-seats-title = Seats
web-free-seat = free
web-free-declined = free: { $name } declined
web-kept-for = Waiting for { $name } …
web-waiting-for = Waiting for { $names } …
web-stop-waiting = Stop waiting
web-accept = Accept
web-decline = Decline
web-hire = Let the computer play
web-dismiss = Send away
web-leave = Leave
web-computer = computer
web-nobody = nobody
web-seat = Seat { $number }
web-table-gone = Everybody has left this table.
web-table-expired = This table was closed because nobody came back to it.
web-table-stopped = The operator of this server stopped this table. The game has no result.

## At the table

web-you = { $name } (you)
web-to-move = to move
web-log = Log
web-chat = Chat
web-no-chat = Nothing has been said.
web-say = Say something
web-send = Send
web-undo = Undo
web-hint = Hint
web-hint-sought = Looking for a hint …
web-hint-says = Hint: { $move }
web-menu = Menu
web-watching = you look on
web-watch-link = A link to look on
web-resigned = has resigned
web-timed-out = ran out of time
web-player-timed-out = { $name } ran out of time.
web-resign = Resign
web-ask-back = Ask to take back
web-ask-pause = Ask for a pause
web-stay = Stay
web-sure-resign = If you resign, you are last. In a game of more than two the computer plays on for you.
web-sure-leave = If you leave, the computer plays on for you.
web-asks-back = { $name } asks to take the last decision back. Do you agree?
web-asks-pause = { $name } asks for a pause. Do you agree?
web-asked-back = { $name } asks to take the last decision back. Others have to agree.
web-asked-pause = { $name } asks for a pause. Others have to agree.
web-withdraw = Never mind
web-seat-left = A seat is free in this game.
web-paused = The game is paused.
web-go-on = Go on
web-line-down = The connection is lost; it comes back by itself.
web-move-kept = Your move is kept and will be sent once.
web-refused-stale = The game has gone on in the meantime; look again.
web-refused-gone = This table was closed. You can open a new one.
web-refused-seat-kept = That seat is kept for another player.
web-refused-other-seat = You have had another seat in this game: you can only go back to that one.
web-refused-rated = This game is rated and has begun: you can only watch it.
web-refused-out-of-time = Your time has run out.
web-refused-not-invited = No seat is kept for you at this table.
web-refused-too-many = Too many attempts. Wait a moment, then try again.
web-refused-offline = The server cannot be reached. Check your connection, then try again.
web-days-left =
    { $days ->
        [one] a day
       *[other] { $days } days
    }
web-motion = Pace
web-motion-auto = Auto
web-motion-off = None
web-motion-quick = Quick
web-motion-usual = Usual
web-motion-slow = Slow
web-motion-note = How fast pieces move, and how long each step of the others is shown. A tap or a key shows at once how things stand.
web-keys = Keys
web-key-tab = Tab
web-key-tab-does = to the next thing that can be chosen
web-key-enter = Enter, space
web-key-enter-does = choose it
web-key-undo = U
web-key-undo-does = undo
web-key-hint = H
web-key-hint-does = a hint: what the computer would do
web-key-escape = Esc
web-key-escape-does = let go of what was chosen, close a sheet
web-key-menu = M
web-key-menu-does = this menu

## After the game

web-rematch = Rematch
web-to-rematch = To the rematch
web-wants-rematch =
    { $number ->
        [one] { $names } wants a rematch.
       *[other] { $names } want a rematch.
    }
web-replay = Look back
web-analysis = Analysis
web-count = How it was counted

## Looking back

web-step = Step { $step } of { $steps }
web-step-slider = Step
web-seen-from = Seen from
web-watcher = a watcher
web-all-open-cards = all open
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-run = Let it run
web-stop = Stop
web-record = Record
web-download = Download the record
web-proof = Were the cards fair?
web-proof-fair =
    { $draws ->
        [one] Yes: the only draw follows from a secret whose fingerprint everybody had before the first card.
       *[other] Yes: all { $draws } draws follow from a secret whose fingerprint everybody had before the first card.
    }
web-proof-unfair = No: { $text }
web-fingerprint = Fingerprint
web-secret = Secret
web-proof-how = The fingerprint is the SHA-256 of the secret. With the record, clanmoot verify recomputes every draw.
web-play-on = Play on from here
web-play-on-note = A table of your own, as the game stood after step { $step }, against the computer. What is drawn from there on is drawn anew, and the game counts for nothing.
web-play-on-seat = Your seat
web-played-on = played on from step { $step } of another game
web-back-to-table = To the table
web-this-step = A link to this step
web-key-arrows = ← →
web-key-arrows-does = one step back, one step on
web-key-ends = Home, End
web-key-ends-does = to the beginning, to the end

## Analysis

web-analyse = Analyse this game
web-analyse-note = The computer thinks every decision over again. That takes some minutes.
web-analysing = The computer thinks the game over: { $percent } %.
web-analysis-failed = The analysis did not succeed: { $text }
web-chances = Chances to win
web-chances-note = before each decision; the band is where 95 of 100 estimates fall
web-chances-at = Step { $step }: { $chances }.
web-chance-of = { $name } { $percent } %
web-luck-skill = Luck and skill
web-luck-skill-note = in points of winning chance
web-luck = Luck
web-skill = Skill
web-luck-skill-sum = From { $start } to { $end }: luck { $luck }, own slips { $skill }, slips of others { $gifts }.
web-agreed = { $agreed } of { $decisions } decisions as the computer would
web-costliest = The costliest decisions
web-no-costliest = No decision certainly cost anything.
web-better = Better: { $move }
web-to-step = Look at step { $step }

## Rules

web-all-rules = All rules
web-search-rules = Search the rules
web-rules-found =
    { $number ->
        [0] No rule has these words.
        [one] One rule has these words.
       *[other] { $number } rules have these words.
    }
web-mark =
    { $sort ->
        [ruling] our ruling
        [found] found
        [reconstructed] reconstructed
        [french] French text
        [dutch] Dutch text
       *[note] note
    }
web-mark-why =
    { $sort ->
        [ruling] The rulebook is silent or unclear here, or its languages differ; this is how it is played at these tables.
        [found] It was missing in our copy of the rulebook, and found in public material.
        [reconstructed] Nobody could tell us: a value that fits every total and every example in the rulebook.
        [french] The two languages of the rulebook differ; here the French text holds.
       *[dutch] The two languages of the rulebook differ; here the Dutch text holds.
    }
web-rule-link = A link to { $rule }

## Opponents

web-bots-intro = The computer opponents know what you would know in their seat, and nothing else: no hidden card ever reaches them. A level differs from the next in how many games it thinks ahead before it decides, and in what it knows about playing well.
web-bots-novice = Looks a few moves ahead and knows nothing about what is good. Good for the first game.
web-bots-easy = Thinks many times as much, still without advice.
web-bots-medium = Thinks for about a tenth of a second; in some games it begins to know what is good.
web-bots-hard = Thinks for about half a second, and knows what usually is good.
web-bots-expert = Thinks for about two seconds.
web-bots-measured = How strong they were measured to be
web-bots-measured-note = They have played each other, every deal in every seat. A rating begins at 25; the bar is where it lies 95 times out of 100. Beating the level below is clear when luck alone does not explain it.
web-bots-table = { $game }, { $players } players
web-bots-nothing = nothing has been played yet
web-bots-level = Level
web-bots-rating = Rating
web-bots-over = Against the level below
web-bots-share = wins { $share } ({ $low } to { $high })
web-bots-clear = clearly stronger
web-bots-not-clear = not clear
web-bots-reversed = clearly weaker
web-bots-unplayed = not played
web-bots-games = Imagined games a decision
web-bots-game = Game
web-bots-players = Players

## History

web-history-none = You have finished no game yet.
web-sums = Your games
web-won =
    { $number ->
        [one] win
       *[other] wins
    }
web-games =
    { $number ->
        [one] one game
       *[other] { $number } games
    }
web-rank = place { $rank } of { $players }
web-points-scored =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
web-more-games = Earlier games
web-standings = Standings
web-no-standings = Nobody has a rating for { $game } yet: ratings come from games that count for them.
web-rating = { $rating } ± { $error }

## Settings

web-name = Your name
web-name-note = At tables where you sit you keep the name you came with.
web-save = Save
web-saved = Saved.
web-account = Account
web-account-guest = You play as a guest: this browser remembers you. With an account you can come back from anywhere.
web-account-known = You have an account; you can log in from anywhere as { $name }.
web-password = Password
web-register = Make an account
web-login = Log in
web-logout = Log out
web-logout-everywhere = Log out everywhere
web-logout-everywhere-note = Do this if you lost a device, or if somebody else may be logged in as you.
web-logged-out = You have logged out.
web-logged-out-everywhere = You have logged out on all devices.
web-adopted =
    { $number ->
        [0] Welcome back.
        [one] Welcome back. One game of the guest is yours now.
       *[other] Welcome back. { $number } games of the guest are yours now.
    }
