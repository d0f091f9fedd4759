# The first game of Glen More.

web-guide-gm-goal = Hier groeit je landschap, tegel voor tegel. Tegels geven hulpbronnen, en hulpbronnen geven punten. Drie tellingen vergelijken whisky, hoofdmannen en speciale oorden.
web-guide-gm-ring = Wie achteraan staat op het circuit is aan de beurt en pakt een tegel verderop. Na een kleine stap ben je snel weer aan de beurt. Na een grote stap spelen de anderen vaker vóór jou.
web-guide-gm-take = Jij staat achteraan. De eerste tegel is een weide. Kies hem en pak hem.
web-guide-gm-place = Rivier sluit aan op rivier, weg op weg, en ernaast moet een clanlid van je staan. Kies een gouden plek en leg de tegel aan.
web-guide-gm-use = Je mag de nieuwe tegel en al zijn buren activeren. De weide geeft een schaap: activeer haar en kies dan Klaar met activeren.
web-guide-gm-march = Je dorp gaf een bewegingspunt. Verplaats je clanlid naar de weide, want je mag alleen naast je clanleden bouwen.
web-guide-gm-butcher = Je staat weer achteraan. Verderop ligt een slagerij, die van schapen punten maakt. Pak die tegel.
web-guide-gm-again = Jij bent weer aan de beurt. Pak nog een tegel die je kunt betalen en aanleggen.
web-guide-gm-beside = Leg hem vlak naast de tegel die je wilt activeren. Met een nieuwe tegel activeer je alle acht buren.
web-guide-gm-sheep = Activeer eerst de weide voor een tweede schaap. Geef dan beide schapen af bij de slagerij voor 4 punten.
web-guide-gm-work = Activeer wat je wilt rond de nieuwe tegel. Kies dan Klaar met activeren.
web-guide-gm-warehouse = Koop en verkoop hier hulpbronnen. Elke aankoop maakt ze duurder, elke verkoop goedkoper. Elke munt is aan het eind 1 punt waard.
web-guide-gm-end = Aan het eind verlies je 3 punten voor elke tegel die je meer hebt dan het kleinste landschap. Met een paar goede tegels kun je dus winnen. Speel verder!
