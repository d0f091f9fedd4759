# The first game of Highland Clans.

web-guide-hc-goal = Every round ends with a scoring. Once a player has 30 points, any round may be the last. The highest score at the end wins.
web-guide-hc-clan = This is your clan. Its court has warriors (yellow), pipers (blue) and monks (green). Its estates hold cattle, castles and monasteries.
web-guide-hc-cubes = You drew six cubes. You may use up to four, for one or two different actions. The actions you can pay for are highlighted.
web-guide-hc-first = Start with Cattle: put one red cube on your empty estate. Each head of cattle scores 1 point per round. The largest herd scores 2 more.
web-guide-hc-second = Take a second action: recruit Monks with your green cubes. The player with the most green cubes scores 3 points, and second place scores 2.
web-guide-hc-raid = Now raid a neighbour. You have one card per warrior, and your cards are good. Choose the highlighted clan and raid it.
web-guide-hc-duel = A raid has three combats. Play a card face down; a piper adds 1. The higher strength wins. Win more combats than your opponent to win the raid.
web-guide-hc-loot = You won! You get 1 point and may take something from their estates. Take the cattle.
web-guide-hc-refill = After a raid, both players draw five cards and discard two. Discard your weakest cards.
web-guide-hc-others = Now the others take their turns. You can see the cubes they use and what is left in the bag.
web-guide-hc-defend = You’re being raided! Play your best cards. If you repel the raid, you get 2 points.
web-guide-hc-scoring = The scoring goes row by row: green for monks and monasteries, red for cattle, and blue for pipers and castles. The largest herd of another clan is subtracted from your blue points.
web-guide-hc-end = Now you know the rules. Build, raid, and keep an eye on what scores for the others. More estates give you more room. Play on!
