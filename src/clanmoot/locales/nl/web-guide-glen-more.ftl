# The first game of Glen More.

web-guide-gm-goal = Hier groeit je landschap, tegel voor tegel. Hulpbronnen geven punten, en drie keer worden whisky, hoofdmannen en speciale oorden vergeleken.
web-guide-gm-ring = Wie achteraan staat op het circuit is aan de beurt en pakt een tegel naar keuze. Dichtbij ben je snel weer; ver weg zijn de anderen vaker aan de beurt.
web-guide-gm-take = Jij staat achteraan. De eerste tegel is een weide: raak hem aan en pak hem.
web-guide-gm-place = Rivier sluit aan op rivier, weg op weg, en ernaast moet een clanlid van je staan. Op de gouden plekken past hij: kies er een en leg hem daar.
web-guide-gm-use = De nieuwe tegel en al zijn buren werken nu. De weide geeft een schaap: gebruik hem en zeg dan dat je klaar bent.
web-guide-gm-march = Je dorp gaf een stap. Laat je clanlid naar de weide lopen: je bouwt alleen naast je clanleden.
web-guide-gm-butcher = Je staat weer achteraan. Verderop is een slagerij, die van schapen punten maakt: die is de moeite waard. Pak hem.
web-guide-gm-again = Jij weer: pak nog een tegel, een die je kunt betalen en die bij de jouwe past.
web-guide-gm-beside = Leg hem vlak naast de tegel waarmee hij moet samenwerken: alle acht buren werken als hij wordt aangelegd.
web-guide-gm-sheep = Eerst de weide: een tweede schaap. Dan de slagerij: geef haar beide schapen voor 4 punten.
web-guide-gm-work = Gebruik wat om de nieuwe tegel ligt, zoals je wilt; zeg dan dat je klaar bent.
web-guide-gm-warehouse = Hier koop en verkoop je: elke aankoop maakt een hulpbron duurder, elke verkoop goedkoper. Munten zijn aan het eind punten.
web-guide-gm-end = Ten slotte: aan het eind kost elke tegel meer dan het kleinste landschap 3 punten. Weinig goede tegels winnen. Speel maar door!
