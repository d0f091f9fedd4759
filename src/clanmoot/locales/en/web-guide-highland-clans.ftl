# The first game of Highland Clans.

web-guide-hc-goal = Every round ends with a scoring. Once somebody has 30 points, each round may be the last; then the highest score wins.
web-guide-hc-clan = This is your clan: a court of warriors (yellow), pipers (blue) and monks (green), and estates for cattle, castles and monasteries.
web-guide-hc-cubes = Six cubes were drawn for you. You may use up to four of them, for one or two different actions; those you can pay are lit.
web-guide-hc-first = Begin with Cattle: one red cube onto your free estate. Each head of cattle scores a point every round, and whoever has most gets two more.
web-guide-hc-second = A second action: call Monks with your green cubes. Most green scores three points, second most two.
web-guide-hc-raid = Now you may raid a neighbour. You have as many cards as warriors, and yours are good: choose the first clan, then raid it.
web-guide-hc-duel = Three combats: lay a card face down, and add a piper for one point more. The higher card wins; who wins more combats wins the raid.
web-guide-hc-loot = Won! A point for you, and you may take something from their estates: choose the cattle.
web-guide-hc-refill = After a raid both draw five cards and discard two. Let your weakest go.
web-guide-hc-others = Now the others take their turns. The cubes they use and the bag are open to all: watch what is left.
web-guide-hc-defend = You are being raided! Lay your best cards; who repels a raid gets two points.
web-guide-hc-scoring = The scoring, row by row: green for monks and monasteries, red for cattle, and blue cubes less the cattle of your strongest rival.
web-guide-hc-end = You know it all: build, raid, and keep an eye on what scores for others. More estates give more room. Now play on!
