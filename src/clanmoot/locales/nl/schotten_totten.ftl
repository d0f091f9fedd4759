# Schotten Totten: kaarten, wat er gevraagd wordt, wat er gebeurd is, wat er in de weg staat.

## Kaarten en stapels

st-green = de groene { $strength }
st-blue = de blauwe { $strength }
st-red = de rode { $strength }
st-yellow = de gele { $strength }
st-purple = de paarse { $strength }
st-brown = de bruine { $strength }
st-joker = de Joker
st-spy = de Spion
st-shield-bearer = de Schilddrager
st-bluff = Blindemannetje
st-mud = Moddergevecht
st-recruiter = de Ronselaar
st-strategist = de Strateeg
st-banshee = de Banshee
st-traitor = de Verrader
st-clan-deck = clanstapel
st-tactic-deck = tactiekstapel

## Formaties

st-colour-run = kleurreeks van { $sum }
st-same = cijferset van { $sum }
st-colour = kleurset van { $sum }
st-run = reeks van { $sum }
st-sum = gewone som van { $sum }

## Wat er gevraagd wordt

st-aim = Met drie stenen naast elkaar win je, en met vijf willekeurige stenen ook. Leg bij een steen drie kaarten die sterker zijn dan wat er tegenover ligt, en eis hem op.
st-ask-play = Jij bent aan de beurt: leg een kaart bij een steen.
st-ask-recruit =
    { $left ->
        [one] De Ronselaar: trek nog één kaart. Van welke stapel?
       *[other] De Ronselaar: trek nog { $left } kaarten. Van welke stapel komt de volgende?
    }
st-ask-return =
    { $left ->
        [one] De Ronselaar: leg nog één kaart onder de bijbehorende stapel. Welke?
       *[other] De Ronselaar: leg { $left } handkaarten onder de bijbehorende stapel. Welke gaat eerst?
    }
st-ask-move = De Strateeg: welke van jouw kaarten bij de stenen pak je op?
st-ask-move-to = De Strateeg: waar gaat { $card } heen, of leg je die kaart af?
st-ask-banish = De Banshee: welke kaart van de overkant stuur je weg?
st-ask-steal = De Verrader: welke clankaart van de overkant loopt naar jou over?
st-ask-steal-to = De Verrader: naar welke steen gaat { $card }?
st-ask-claim = Eis een steen op, of ga verder.
st-ask-pile = Van welke stapel trek je?
st-wait = { $who } denkt na.
st-wait-chance = De kaarten komen eraan.
st-over = Het spel is afgelopen.

## Wat er gebeurd is

st-log-begin =
    { $you ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
st-log-play =
    { $you ->
        [yes] Je legt { $card } bij steen { $stone }.
       *[no] { $who } legt { $card } bij steen { $stone }.
    }
st-log-elite =
    { $you ->
        [yes] Je stuurt { $card } naar steen { $stone }.
       *[no] { $who } stuurt { $card } naar steen { $stone }.
    }
st-log-mode =
    { $you ->
        [yes] Je legt { $card } op steen { $stone }.
       *[no] { $who } legt { $card } op steen { $stone }.
    }
st-log-ruse =
    { $you ->
        [yes] Je speelt { $card }.
       *[no] { $who } speelt { $card }.
    }
st-log-claim =
    { $you ->
        [yes] Je eist steen { $stone } op met een { $mine }!
       *[no] { $who } eist steen { $stone } op met een { $mine }!
    }
st-log-done =
    { $you ->
        [yes] Je eist niets meer op.
       *[no] { $who } eist niets meer op.
    }
st-log-pass =
    { $you ->
        [yes] Je past.
       *[no] { $who } past.
    }
st-log-pile =
    { $you ->
        [yes] Je kiest de { $pile }.
       *[no] { $who } kiest de { $pile }.
    }
st-log-turn =
    { $you ->
        [yes] Je trekt { $card }.
       *[no] { $who } trekt { $card }.
    }
st-log-drawn =
    { $you ->
        [yes] Je trekt een kaart van de { $pile }.
       *[no] { $who } trekt een kaart van de { $pile }.
    }
st-log-under =
    { $you ->
        [yes] Je legt { $card } onder de bijbehorende stapel.
       *[no] { $who } legt { $card } onder de bijbehorende stapel.
    }
st-log-buried =
    { $you ->
        [yes] Je legt een kaart onder de { $pile }.
       *[no] { $who } legt een kaart onder de { $pile }.
    }
st-log-move =
    { $you ->
        [yes] Je pakt { $card } op bij steen { $stone }.
       *[no] { $who } pakt { $card } op bij steen { $stone }.
    }
st-log-to =
    { $you ->
        [yes] Je legt { $card } neer bij steen { $stone }.
       *[no] { $who } legt { $card } neer bij steen { $stone }.
    }
st-log-drop =
    { $you ->
        [yes] Je legt { $card } af.
       *[no] { $who } legt { $card } af.
    }
st-log-banish =
    { $yours ->
        [yes] { $who } verjaagt { $card } van jouw kant van steen { $stone }.
       *[no] { $you ->
            [yes] Je verjaagt { $card } van { $whom } bij steen { $stone }.
           *[no] { $who } verjaagt { $card } van { $whom } bij steen { $stone }.
        }
    }
st-log-steal =
    { $yours ->
        [yes] { $who } lokt { $card } weg van jouw kant van steen { $stone }.
       *[no] { $you ->
            [yes] Je lokt { $card } weg bij { $whom }, van steen { $stone }.
           *[no] { $who } lokt { $card } weg bij { $whom }, van steen { $stone }.
        }
    }
st-log-settle =
    Niemand kan nog een kaart leggen. De open stenen worden toegewezen: { $you ->
        [yes] jij hebt er nu { $mine }, { $whom } { $theirs }.
       *[no] { $yours ->
            [yes] { $who } heeft er nu { $mine }, jij { $theirs }.
           *[no] { $who } heeft er nu { $mine }, { $whom } { $theirs }.
        }
    }
st-log-next = De volgende ronde begint.

## Wat er in de weg staat

st-not-a-choice = Daar beslist geen speler over.
st-not-your-turn = Je bent niet aan de beurt.
st-expert-order = In de expertvariant eis je stenen op aan het begin van je beurt, voordat je een kaart legt.
st-order = Nu niet: leg eerst een kaart, eis dan stenen op, en trek daarna.
st-frozen = Steen { $stone } is al opgeëist; daar verandert niets meer.
st-full = Jouw kant van steen { $stone } is vol.
st-not-in-hand = Je hebt { $card } niet in je hand.
st-allowed = Niets staat dat in de weg.
st-incomplete = Jouw kant van steen { $stone } is nog niet compleet; alleen met een complete kant kun je opeisen.
st-unproven = Het staat nog niet vast dat steen { $stone } van jou is: met { $cards } zou de overkant een { $theirs } hebben tegen jouw { $mine }.
st-weaker = Steen { $stone } is niet van jou: de overkant heeft een { $theirs }, jij een { $mine }.
st-later = Steen { $stone } is niet van jou: beide kanten hebben een { $mine }, en de overkant was het eerst compleet.
st-must-play = Je kunt nog een kaart leggen, dus je mag niet passen.
st-no-tactics = Aan deze tafel wordt zonder tactiekkaarten gespeeld.
st-ahead = Je hebt één tactiekkaart meer gespeeld dan de overkant; wacht tot het weer gelijk staat.
st-second-joker = Je hebt al een Joker gespeeld; een tweede mag niet.
st-idle-ruse = Er is niets wat { $card } nu kan doen.
st-no-draw = Je trekt aan het eind van je beurt, niet nu.
st-empty-deck = De { $pile } is leeg.
st-no-ruse = Daarvoor heb je { $card } nodig, en die kaart wordt nu niet gespeeld.
st-no-target = Je kunt { $card } nu niet pakken.
st-nothing-held = Je bent nu geen kaart aan het verplaatsen.
st-same-stone = De kaart komt van steen { $stone }; hij moet naar een andere.
st-no-drop = Een kaart die je hebt weggelokt, leg je bij een steen; afleggen kan niet.

## Waarom opeisen mag

st-proof-too-few = Je hebt een { $mine }, en er zijn te weinig ongeziene kaarten over om de overkant te vullen.
st-proof-complete = Je hebt een { $mine }, de overkant maar een { $theirs }.
st-proof-complete-equal = Beide kanten hebben een { $mine }, en die van jou was het eerst compleet.
st-proof-open = Je hebt een { $mine }. Het beste wat de overkant nog kan halen is een { $theirs }, met { $cards }.
st-proof-open-equal = Je hebt een { $mine }. De overkant kan hooguit gelijkkomen, met { $cards }, en jouw kant was het eerst compleet.

## Hoe het afliep

st-three =
    { $you ->
        [yes] Je wint met drie stenen naast elkaar!
       *[no] { $who } wint met drie stenen naast elkaar.
    }
st-five =
    { $you ->
        [yes] Je wint met vijf stenen!
       *[no] { $who } wint met vijf stenen.
    }
st-more =
    { $you ->
        [yes] Er kan geen kaart meer gelegd worden, en jij hebt de meeste stenen: je wint!
       *[no] Er kan geen kaart meer gelegd worden, en { $who } heeft de meeste stenen en wint.
    }
st-draw = Er kan geen kaart meer gelegd worden, en jullie hebben evenveel stenen: gelijkspel.
st-match =
    { $you ->
        [yes] Je wint de match!
        [no] { $who } wint de match.
       *[nobody] De match eindigt gelijk.
    }
st-round = Ronde { $number }
