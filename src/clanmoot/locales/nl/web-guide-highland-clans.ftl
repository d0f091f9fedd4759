# The first game of Highland Clans.

web-guide-hc-goal = Elke ronde eindigt met een telling. Zodra een speler 30 punten heeft, kan elke ronde de laatste zijn. De hoogste score wint.
web-guide-hc-clan = Dit is jouw clan. In het hof zijn krijgers (geel), doedelzakspelers (blauw) en monniken (groen). Op de landgoederen staan runderen, burchten en kloosters.
web-guide-hc-cubes = Je trok zes blokjes. Je mag er hooguit vier gebruiken, voor één of twee verschillende acties. Wat je kunt betalen, licht op.
web-guide-hc-first = Begin met een rund: zet één rood blokje op je vrije landgoed. Elk rund geeft 1 punt per ronde, de grootste kudde nog 2 extra.
web-guide-hc-second = Doe een tweede actie: werf monniken met je groene blokjes. Wie het meeste groen heeft, krijgt 3 punten, en de tweede 2.
web-guide-hc-raid = Ga nu bij een buur op rooftocht. Je hebt één kaart per krijger, en je kaarten zijn goed. Kies de gemarkeerde clan en val aan.
web-guide-hc-duel = Een rooftocht telt drie gevechten. Speel een kaart gedekt; een doedelzak geeft 1 erbij. De hoogste kracht wint. Win meer gevechten dan je tegenstander om de rooftocht te winnen.
web-guide-hc-loot = Gewonnen! Je krijgt 1 punt en mag iets van de landgoederen meenemen. Kies het rund.
web-guide-hc-refill = Na een rooftocht trekken beide spelers vijf kaarten en leggen er twee af. Leg je zwakste kaarten af.
web-guide-hc-others = Nu zijn de anderen aan de beurt. Je ziet welke blokjes ze gebruiken en wat er in de buidel overblijft.
web-guide-hc-defend = Je wordt aangevallen! Speel je beste kaarten. Sla je de rooftocht af, dan krijg je 2 punten.
web-guide-hc-scoring = De telling gaat rij voor rij: groen voor monniken en kloosters, rood voor runderen, en blauw voor doedelzakspelers en burchten. De grootste andere kudde gaat van je blauwe punten af.
web-guide-hc-end = Nu ken je de regels. Bouw, ga op rooftocht en let op wat de anderen punten geeft. Meer landgoederen geven meer plaats. Speel verder!
