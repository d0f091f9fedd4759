# The first game of Schotten Totten.

web-guide-st-goal = Nine stones lie between you and your opponent. Win five of them, or three side by side, and the game is yours.
web-guide-st-hand = These are your cards: six colours, each with strengths from 1 to 9. Three cards on your side of a stone fight for it.
web-guide-st-formations = Best of all are three of one colour in a row, like your green 7, 8 and 9. Then come three of a kind, three of a colour, a mixed row, and at last the plain sum.
web-guide-st-first = Lay the first of them: touch the green 9, then your side of stone 5, in the middle.
web-guide-st-answer = You drew a new card, and your opponent has answered. Every card at a stone stays where it is, for all to see.
web-guide-st-second = Now the green 8, at the same stone. A side is complete with three cards.
web-guide-st-third = The green 7 completes the row. Lay it there too.
web-guide-st-another = You have a plan of your own: good. Lay a card where it may grow into three that fit together.
web-guide-st-claim = No cards that are left can beat yours, so you need not wait for the other side. Claim the stone!
web-guide-st-unproven = A stone can be claimed once your three cards are there and nothing across can beat them any more. Until then, both sides go on laying.
web-guide-st-beside = Your first stone! Three side by side would win: begin with a card at the stone beside it.
web-guide-st-go-on = Lay one more card, wherever it helps you most.
web-guide-st-end = That is the whole game. If two sides are equal, the one that was complete first wins. Now play on and win!
