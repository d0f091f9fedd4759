# The first game of Eketorp.

web-guide-ek-goal = Bouw een muur om je burcht. Bouwstenen tellen: gras 1, hout 2, klei 3, steen 4 punten. De meeste punten winnen.
web-guide-ek-stores = Elke ronde liggen er nieuwe bouwstenen in de opslagplaatsen A tot G. Iedereen stuurt zijn vikingen tegelijk, in het geheim.
web-guide-ek-stone = Elke viking kan één bouwsteen meenemen. In G ligt een steen, de beste die er is: raak hem aan om er een viking heen te sturen.
web-guide-ek-plan = In A liggen drie stukken hout: stuur drie vikingen. Dan één naar waar nog iets ligt; houd er twee thuis als wacht.
web-guide-ek-ready = Een goed plan. Tot iedereen klaar is kun je het veranderen; dan gaan alle vikingen tegelijk. Zeg dat je klaar bent.
web-guide-ek-contested = Alle plannen zijn open. In A staan vier vikingen bij drie bouwstenen: dat wordt vechten. Elders is er genoeg voor jou.
web-guide-ek-shown = Alle plannen zijn open. Waar verschillende spelers meer vikingen hebben dan er bouwstenen zijn, vechten ze; elders is het vrede.
web-guide-ek-fight = Begin een gevecht: kies een veld waar je viking niet alleen is, en wie je uitdaagt.
web-guide-ek-stand = Vóór een gevecht kun je met amuletten een nieuwe hand kopen. Bewaarde amuletten zijn punten, en je hebt een 6: houd je hand.
web-guide-ek-card = Kies in het geheim een kaart. De hoogste wint; hoe groter het verschil, hoe langer de verslagen viking in het veldhospitaal blijft.
web-guide-ek-loot = Belegering gewonnen! Pak bouwstenen van de muur, zoveel punten als je schade, en houd er één.
web-guide-ek-watch = De anderen vechten door. Let op hun kaarten: wat gespeeld is, wisselt van hand.
web-guide-ek-build = Je vikingen komen thuis met hun bouwstenen. Zet ze op je muur: raak een bouwsteen aan en dan een bouwplaats. Op elke passen er drie.
web-guide-ek-cards = Na een gevecht ruilen de twee hun gespeelde kaarten. De jouwe ligt open naast je hand tot alle vier gebruikt zijn.
web-guide-ek-siege = Straks loont een belegering: bij elke burcht staan een katapult, een boot en een rambok. Wie daar wint, pakt bouwstenen van de muur.
web-guide-ek-end = Het spel eindigt met een muur van achttien bouwstenen, die 5 punten extra geeft, of na tien rondes. Plan maar door!
