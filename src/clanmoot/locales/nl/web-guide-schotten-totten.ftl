# The first game of Schotten Totten.

web-guide-st-goal = Tussen jou en je tegenstander liggen negen stenen. Eis er vijf op, of drie naast elkaar, en je wint.
web-guide-st-hand = Dit zijn jouw kaarten: zes kleuren, met sterkte 1 tot 9. Bij elke steen nemen drie kaarten van jou het op tegen drie van je tegenstander.
web-guide-st-formations = Het sterkst is een kleurreeks, zoals jouw groene 7, 8 en 9. Daarna komen drie gelijke, één kleur, een reeks en ten slotte de som.
web-guide-st-first = Speel de eerste: kies de groene 9 en dan jouw kant van steen 5, in het midden.
web-guide-st-answer = Je hebt een kaart getrokken en je tegenstander heeft gespeeld. Kaarten bij een steen blijven daar open liggen.
web-guide-st-second = Speel nu de groene 8, bij dezelfde steen. Een kant is compleet met drie kaarten.
web-guide-st-third = De groene 7 maakt de kleurreeks af. Speel hem daar ook.
web-guide-st-another = Je hebt je eigen plan: goed zo! Speel een kaart waar je nog een sterke formatie kunt maken.
web-guide-st-claim = Geen enkele ongeziene kaart kan de jouwe verslaan, dus je hoeft niet op je tegenstander te wachten. Eis de steen op!
web-guide-st-unproven = Je kunt een steen opeisen als jouw kant compleet is en je tegenstander hem niet meer kan verslaan. Speel tot dan gewoon verder.
web-guide-st-beside = Je eerste steen! Met drie naast elkaar win je, dus speel een kaart bij de steen ernaast.
web-guide-st-go-on = Speel nog een kaart, waar je er het meest aan hebt.
web-guide-st-end = Dat is het hele spel. Zijn twee kanten gelijk, dan wint de kant die het eerst compleet was. Speel door en win!
