# The first game of Schotten Totten.

web-guide-st-goal = Nine stones lie between you and your opponent. Claim five of them, or three side by side, and you win.
web-guide-st-hand = These are your cards: six colours, with strengths from 1 to 9. On each stone, three of your cards compete with three of your opponent’s.
web-guide-st-formations = The best three cards are a straight flush, like your green 7, 8 and 9. Then come three of a kind, a flush, a straight and finally the total.
web-guide-st-first = Play the first one: select the green 9, then your side of stone 5, in the middle.
web-guide-st-answer = You drew a new card, and your opponent has played. Cards on a stone stay there, face up.
web-guide-st-second = Now play the green 8 on the same stone. A side is complete with three cards.
web-guide-st-third = The green 7 completes the straight flush. Play it there too.
web-guide-st-another = You have a plan of your own. Good! Play a card where you can still make a strong formation.
web-guide-st-claim = No unseen cards can beat yours, so you don’t need to wait for your opponent. Claim the stone!
web-guide-st-unproven = You can claim a stone once your side is complete and your opponent can no longer beat it. Until then, keep playing cards.
web-guide-st-beside = Your first stone! Three side by side win, so play a card on the stone next to it.
web-guide-st-go-on = Play one more card, wherever it helps you most.
web-guide-st-end = That’s the whole game. If two sides tie, the one that was complete first wins. Now play on and win!
