# The first game of Táin.

web-guide-ta-goal = Een rund telt 2 punten, een juweel 3. Bewaak die van jezelf en roof ze bij je buur. De partij eindigt bij elf runderen, of na ronde 8.
web-guide-ta-tokens = Dit zijn je fiches. De Hoofdman verslaat een Krijger en een Krijger verslaat een Knaap. De Dochter blijft op je eigen bord, en een Bluf doet helemaal niets.
web-guide-ta-guard = Begin met een wachter: kies een Knaap en leg hem binnen bij je Weide. Fiches liggen gedekt, dus alleen jij kent de jouwe.
web-guide-ta-answer = Jullie leggen om de beurt één fiche. Een fiche buiten bij een van jouw ingangen is een verkenner die je overvalt, tenzij het een Bluf is.
web-guide-ta-scout = Stuur nu een verkenner: kies een Krijger en leg hem buiten bij de Weide van je tegenstander. Hij verslaat een Knaap en komt door een onbewaakte ingang.
web-guide-ta-kingdom = De runderen van het Vreemde Koninkrijk zijn van niemand. Stuur je Hoofdman: hij pakt er een, en een Krijger naast hem krijgt niets.
web-guide-ta-bluff = Nu een list: leg een Bluf buiten bij het Huis, waar de juwelen zijn. Hij houdt een wachter bezig, en niemand ziet wat hij is.
web-guide-ta-guards = Bewaak de ingangen met een verkenner ervoor en begin bij het Huis. Een Krijger binnen neemt een Knaap die je overvalt gevangen. Een Knaap houdt hem alleen tegen.
web-guide-ta-pass = Dat is genoeg voor deze ronde. Je krijgt fiches pas terug als ze allemaal gebruikt zijn, dus bewaar er een paar. Pas nu.
web-guide-ta-raids = Alle fiches zijn omgedraaid, en daarna zijn de overvallen één voor één afgehandeld. Een gevangen Knaap telt 1 punt, een gevangen Dochter 5.
web-guide-ta-end = Dat is het hele spel. Onthoud wat je tegenstander al heeft gebruikt, want alleen de andere fiches kunnen nog komen. Speel maar door!
