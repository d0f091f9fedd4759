# The first game of Eketorp.

web-guide-ek-goal = Bouw een muur om je burcht. Elke bouwsteen is punten waard: gras 1, hout 2, klei 3, steen 4. Wie de meeste punten heeft, wint.
web-guide-ek-stores = Elke ronde komen er nieuwe bouwstenen in de opslagplaatsen A tot G. Iedereen stuurt tegelijk vikingen, in het geheim.
web-guide-ek-stone = Elke viking kan één bouwsteen meenemen. In opslagplaats G ligt steen, het meest waard. Kies G om er een viking heen te sturen.
web-guide-ek-plan = In opslagplaats A ligt drie keer hout, dus stuur drie vikingen. Stuur er dan één naar elke andere opslagplaats met bouwstenen. Houd er twee thuis als verdediger.
web-guide-ek-ready = Dat is een goed plan. Je kunt het wijzigen tot iedereen klaar is. Dan vertrekken alle vikingen tegelijk. Kies Klaar.
web-guide-ek-contested = Nu zie je alle plannen. Bij opslagplaats A staan vier vikingen, maar er liggen drie bouwstenen: ze vechten. Elders is er genoeg voor jou.
web-guide-ek-shown = Nu zie je alle plannen. Waar verschillende spelers samen meer vikingen hebben dan er bouwstenen liggen, vechten ze. Elders is het vrede.
web-guide-ek-fight = Begin een gevecht. Kies een veld waar naast jouw viking een andere speler staat, en kies met wie je vecht.
web-guide-ek-stand = Vóór een gevecht kun je met amuletten een nieuwe hand kopen. Elk bewaard amulet is 1 punt waard, en je hebt al een 6. Houd dus je hand.
web-guide-ek-card = Kies in het geheim een kaart. De hoogste wint. Hoe groter het verschil, hoe langer de verslagen viking in het veldhospitaal blijft.
web-guide-ek-loot = Je hebt een belegering gewonnen! Pak bouwstenen van de muur die samen hooguit je schade waard zijn, en houd er één.
web-guide-ek-watch = De anderen vechten nog. Let op hun kaarten: na elk gevecht wisselen de gespeelde kaarten van eigenaar.
web-guide-ek-build = Je vikingen komen thuis met hun bouwstenen. Plaats ze op je muur: kies een bouwsteen en dan een bouwplaats. Op elke bouwplaats passen er drie.
web-guide-ek-cards = Na een gevecht wisselen de gespeelde kaarten van eigenaar. De kaart die je krijgt, ligt open opzij. Liggen al je vier kaarten opzij, dan worden ze je nieuwe hand.
web-guide-ek-siege = Straks loont een belegering. Elke burcht heeft een katapult, een boot en een rambok. Stuur er een viking heen om bouwstenen van de muur te pakken.
web-guide-ek-end = Het spel eindigt na tien rondes, of als een muur achttien bouwstenen telt. Een volle muur geeft 5 extra punten. Maak nu je volgende plan!
