# The first game of Eketorp.

web-guide-ek-goal = Build a wall round your castle. Each brick is worth points: grass 1, wood 2, clay 3, stone 4. The player with the most points wins.
web-guide-ek-stores = Every round, new bricks arrive in stores A to G. All players send their Vikings at the same time, in secret.
web-guide-ek-stone = Each Viking can bring home one brick. Store G has a stone brick, the most valuable kind. Select store G to send a Viking there.
web-guide-ek-plan = Store A has three wood bricks, so send three Vikings. Then send one to each of the other stores that have bricks. Keep two at home as defenders.
web-guide-ek-ready = Good plan. You can change it until everyone is ready. Then all Vikings leave at once. Choose Ready.
web-guide-ek-contested = Now all plans are shown. Store A has four Vikings but only three bricks, so they fight. Your other stores have enough bricks.
web-guide-ek-shown = All plans are now revealed. Where several players together have more Vikings than there are bricks, they fight. Elsewhere there’s peace.
web-guide-ek-fight = Start a fight: choose a field where you and another player both have Vikings. Then choose who to fight.
web-guide-ek-stand = Before a fight you can pay amulets for a new hand. Unspent amulets are worth points, and you already have a 6, so keep your hand.
web-guide-ek-card = Choose a card in secret. The higher card wins. The bigger the difference, the longer the loser’s Viking stays in the hospital.
web-guide-ek-loot = You won a siege! Take bricks off the wall, worth no more than your damage in total. You keep one of them.
web-guide-ek-watch = The others are still fighting. Watch their cards, because after each fight the two players swap the cards they played.
web-guide-ek-build = Your Vikings come home with their bricks. Now place them on your wall: choose a brick, then a section. Each section holds three bricks.
web-guide-ek-cards = After a fight the two players swap the cards they played. The card you get is set aside, face up. When all four of your cards are set aside, they become your new hand.
web-guide-ek-siege = A siege will soon be worthwhile. Every castle has a catapult, a ship and a ram. Send a Viking there to take bricks off the wall.
web-guide-ek-end = The game ends after ten rounds, or when a wall has eighteen bricks. A full wall earns 5 extra points. Now make your next plan!
