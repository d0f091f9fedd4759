# The first game of Táin.

web-guide-ta-goal = Vee telt 2 punten, een juweel 3. Bewaak wat van jou is en roof bij je buur: de meeste punten winnen na acht rondes, of zodra iemand elf stuks vee heeft.
web-guide-ta-tokens = Dit zijn je fiches. De Hoofdman is sterker dan een Krijger, een Krijger sterker dan een Knaap; de Dochter blijft thuis en een Bluf doet helemaal niets.
web-guide-ta-guard = Eerst een wacht: kies een Knaap en leg hem binnen je Weide. Fiches liggen gedekt; alleen jij weet wat de jouwe zijn.
web-guide-ta-answer = Om de beurt elk één fiche. Wat buiten een van jouw ingangen ligt, wil naar binnen, tenzij het een Bluf is.
web-guide-ta-scout = Nu een rover: kies een Krijger en leg hem buiten de Weide van je tegenstander. Lege ingangen zijn makkelijk, en een Knaap verslaat hij ook.
web-guide-ta-kingdom = Het vee van het Koninkrijk is van niemand. Stuur je Hoofdman: hij neemt er een en houdt Krijgers ervan af.
web-guide-ta-bluff = Nu een list: leg een Bluf buiten het Huis, bij de juwelen. Hij houdt een wacht bezig en niemand ziet wat hij is.
web-guide-ta-guards = Bewaak de bedreigde ingangen, het Huis eerst: een Krijger binnen neemt een Knaap die erin wil gevangen. Knapen houden Knapen tegen.
web-guide-ta-pass = Genoeg voor deze ronde. Fiches komen pas terug als ze allemaal gebruikt zijn, dus bewaar er een paar: pas.
web-guide-ta-raids = Alle fiches zijn omgedraaid en roof na roof is uitgevoerd. De buit is nu thuis; een gevangen Knaap telt 1 punt, de Dochter 5.
web-guide-ta-end = Dat is het hele spel. Onthoud wat je tegenstander al gebruikt heeft: de rest is alles wat nog kan komen. Speel maar door!
