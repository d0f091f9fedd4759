# The first game of Highland Clans.

web-guide-hc-goal = Elke ronde eindigt met een waardering. Zodra iemand 30 punten heeft, kan elke ronde de laatste zijn; dan wint de hoogste score.
web-guide-hc-clan = Dit is jouw clan: een hof met krijgers (geel), doedelzakspelers (blauw) en monniken (groen), en landgoederen voor runderen, burchten en kloosters.
web-guide-hc-cubes = Er zijn zes blokjes voor je getrokken. Je mag er hoogstens vier gebruiken, voor één of twee verschillende acties; wat je kunt betalen licht op.
web-guide-hc-first = Begin met een rund: één rood blokje op je vrije landgoed. Elk rund geeft elke ronde een punt, en wie er de meeste heeft krijgt er twee bij.
web-guide-hc-second = Een tweede actie: roep monniken met je groene blokjes. Het meeste groen geeft drie punten, het op één na meeste twee.
web-guide-hc-raid = Nu mag je bij een buur op rooftocht. Je hebt zoveel kaarten als krijgers, en de jouwe zijn goed: kies de eerste clan en ga erop af.
web-guide-hc-duel = Drie gevechten: leg een kaart gedekt; een doedelzakspeler geeft 1 erbij. De sterkste wint, en wie de meeste gevechten wint, wint de rooftocht.
web-guide-hc-loot = Gewonnen! Een punt voor jou, en je mag iets van hun landgoederen nemen: kies het rund.
web-guide-hc-refill = Na een rooftocht trekken beiden vijf kaarten en leggen er twee af. Doe je zwakste weg.
web-guide-hc-others = Nu zijn de anderen aan de beurt. Hun blokjes en de inhoud van de buidel zijn open: let op wat er overblijft.
web-guide-hc-defend = Ze komen bij jou roven! Leg je beste kaarten; wie een rooftocht afslaat krijgt twee punten.
web-guide-hc-scoring = De waardering, rij voor rij: groen voor monniken en kloosters, rood voor runderen, en blauwe blokjes min de runderen van je sterkste rivaal.
web-guide-hc-end = Je weet nu alles: bouw, roof, en let op wat de anderen punten geeft. Meer landgoederen geven meer plaats. Speel maar door!
