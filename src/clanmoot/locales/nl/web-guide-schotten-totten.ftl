# The first game of Schotten Totten.

web-guide-st-goal = Tussen jou en je tegenstander liggen negen stenen. Win er vijf, of drie naast elkaar, en het spel is van jou.
web-guide-st-hand = Dit zijn jouw kaarten: zes kleuren, elk met sterkte 1 tot 9. Drie kaarten aan jouw kant van een steen vechten erom.
web-guide-st-formations = Het sterkst zijn drie op een rij van één kleur, zoals jouw groene 7, 8 en 9. Daarna komen drie gelijke, één kleur, een gemengde reeks en de som.
web-guide-st-first = Leg de eerste: raak de groene 9 aan en dan jouw kant van steen 5, in het midden.
web-guide-st-answer = Je hebt een kaart getrokken en je tegenstander heeft geantwoord. Elke kaart bij een steen blijft daar open liggen.
web-guide-st-second = Nu de groene 8, bij dezelfde steen. Een kant is compleet met drie kaarten.
web-guide-st-third = De groene 7 maakt de reeks af. Leg hem er ook bij.
web-guide-st-another = Je hebt je eigen plan: goed zo. Leg een kaart waar er drie kunnen komen die bij elkaar passen.
web-guide-st-claim = Geen enkele kaart die nog komt kan de jouwe verslaan, dus je hoeft niet te wachten. Eis de steen op!
web-guide-st-unproven = Een steen kun je opeisen als je drie kaarten er liggen en niets aan de overkant ze nog kan verslaan. Tot dan legt iedereen gewoon verder.
web-guide-st-beside = Je eerste steen! Met drie naast elkaar win je: begin met een kaart bij de steen ernaast.
web-guide-st-go-on = Leg nog een kaart, waar je er het meest aan hebt.
web-guide-st-end = Dat is het hele spel. Zijn twee kanten gelijk, dan wint de kant die het eerst compleet was. Speel door en win!
