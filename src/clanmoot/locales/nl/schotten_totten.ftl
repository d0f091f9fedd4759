# Schotten Totten: kaarten, vragen, verloop, weigeringen, einde. Vaste woorden: steen (opeisen), kant, plek, kleurreeks,
# drie gelijke, één kleur, reeks, som; kaarten worden gespeeld, getrokken, gepakt of afgelegd; je tegenstander.

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

st-colour-run = een kleurreeks ({ $sum })
st-same =
    { $slots ->
        [4] vier gelijke ({ $sum })
       *[3] drie gelijke ({ $sum })
    }
st-colour = één kleur ({ $sum })
st-run = een reeks ({ $sum })
st-sum = een som van { $sum }

## Wat er gevraagd wordt

st-aim = Eis drie stenen naast elkaar op, of vijf willekeurige. Speel aan jouw kant van een steen drie kaarten die de drie van je tegenstander verslaan, en eis hem op.
st-ask-play = Jij bent aan de beurt: speel een kaart.
st-ask-recruit =
    { $left ->
        [one] Ronselaar: trek nog één kaart. Kies een stapel.
       *[other] Ronselaar: trek nog { $left } kaarten. Kies een stapel.
    }
st-ask-return =
    { $left ->
        [one] Ronselaar: leg nog één handkaart onder de bijbehorende stapel.
       *[other] Ronselaar: leg { $left } handkaarten onder de bijbehorende stapel. Kies de eerste.
    }
st-ask-move = Strateeg: kies een van je kaarten bij een steen die nog niet is opgeëist.
st-ask-move-to = Strateeg: kies een steen voor { $card }, of leg die kaart af.
st-ask-banish = Banshee: kies een kaart van je tegenstander om af te leggen.
st-ask-steal = Verrader: kies een clankaart van je tegenstander.
st-ask-steal-to = Verrader: kies een steen voor { $card }.
st-ask-claim = Eis een steen op, of kies Klaar.
st-ask-pile = Kies een stapel om van te trekken.
st-wait = { $who } denkt na.
st-wait-chance = De kaarten worden gedeeld…
st-over = De partij is afgelopen.

## Wat er gebeurd is

st-log-begin =
    { $you ->
        [yes] Jij begint.
       *[no] { $who } begint.
    }
st-log-play =
    { $you ->
        [yes] Je speelt { $card } bij steen { $stone }.
       *[no] { $who } speelt { $card } bij steen { $stone }.
    }
st-log-elite =
    { $you ->
        [yes] Je speelt { $card } bij steen { $stone }.
       *[no] { $who } speelt { $card } bij steen { $stone }.
    }
st-log-mode =
    { $you ->
        [yes] Je speelt { $card } op steen { $stone }.
       *[no] { $who } speelt { $card } op steen { $stone }.
    }
st-log-ruse =
    { $you ->
        [yes] Je speelt { $card }.
       *[no] { $who } speelt { $card }.
    }
st-log-claim =
    { $you ->
        [yes] Je eist steen { $stone } op met { $mine }.
       *[no] { $who } eist steen { $stone } op met { $mine }.
    }
st-log-done =
    { $you ->
        [yes] Je eist geen stenen meer op.
       *[no] { $who } eist geen stenen meer op.
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
        [yes] Je legt { $card } bij steen { $stone }.
       *[no] { $who } legt { $card } bij steen { $stone }.
    }
st-log-drop =
    { $you ->
        [yes] Je legt { $card } af.
       *[no] { $who } legt { $card } af.
    }
st-log-banish =
    { $yours ->
        [yes] { $who } legt { $card } van jouw kant van steen { $stone } af.
       *[no] { $you ->
            [yes] Je legt { $card } van { $whom } af, bij steen { $stone }.
           *[no] { $who } legt { $card } van { $whom } af, bij steen { $stone }.
        }
    }
st-log-steal =
    { $yours ->
        [yes] { $who } pakt { $card } van jouw kant van steen { $stone }.
       *[no] { $you ->
            [yes] Je pakt { $card } van { $whom }, bij steen { $stone }.
           *[no] { $who } pakt { $card } van { $whom }, bij steen { $stone }.
        }
    }
st-log-settle =
    Beide spelers hebben gepast, dus worden de overgebleven stenen toegewezen. { $you ->
        [yes] Jij hebt er nu { $mine } en { $whom } { $theirs }.
       *[no] { $yours ->
            [yes] { $who } heeft er nu { $mine } en jij { $theirs }.
           *[no] { $who } heeft er nu { $mine } en { $whom } { $theirs }.
        }
    }
st-log-next = De volgende ronde begint.

## Wat er in de weg staat

st-not-a-choice = Dat beslist het toeval, geen speler.
st-not-your-turn = Je bent niet aan de beurt.
st-expert-order = Dat kan nu niet. In de expertvariant eis je eerst stenen op, dan speel je een kaart, dan trek je.
st-order = Dat kan nu niet. Speel eerst een kaart, eis dan stenen op, en trek daarna.
st-frozen = Steen { $stone } is al opgeëist. Daar verandert niets meer.
st-full = Jouw kant van steen { $stone } is vol.
st-not-in-hand = Je hebt { $card } niet in je hand.
st-allowed = Dat mag.
st-incomplete = Je kunt steen { $stone } nog niet opeisen. Jouw kant is niet compleet.
st-unproven = Je kunt steen { $stone } nog niet opeisen. Je hebt { $mine }, en met { $cards } zou je tegenstander { $theirs } hebben.
st-weaker = Je kunt steen { $stone } niet opeisen. Jij hebt { $mine }, en je tegenstander heeft { $theirs }.
st-later = Je kunt steen { $stone } niet opeisen. Jullie hebben allebei { $mine }, en de kant van je tegenstander was het eerst compleet.
st-must-play = Je kunt nog een kaart spelen, dus je mag niet passen.
st-no-tactics = Aan deze tafel wordt zonder tactiekkaarten gespeeld.
st-ahead = Je hebt één tactiekkaart meer gespeeld dan je tegenstander. Wacht tot die er ook een speelt.
st-second-joker = Je hebt al een Joker gespeeld. Elke speler mag er maar één spelen.
st-idle-ruse = Als je nu { $card } speelt, heeft dat geen effect.
st-no-draw = Je trekt pas aan het eind van je beurt.
st-empty-deck = De { $pile } is leeg.
st-no-ruse = Dat kan alleen als je net { $card } hebt gespeeld.
st-no-target = Je kunt { $card } nu niet kiezen.
st-nothing-held = Je bent nu geen kaart aan het verplaatsen.
st-same-stone = De kaart komt van steen { $stone }, dus kies een andere steen.
st-no-drop = Een kaart die je met de Verrader pakt, mag je niet afleggen. Kies er een steen voor.

## Waarom opeisen mag

st-proof-too-few = Je hebt { $mine }, en er zijn te weinig ongeziene kaarten om de kant van je tegenstander compleet te maken.
st-proof-complete = Jij hebt { $mine }, en je tegenstander heeft maar { $theirs }.
st-proof-complete-equal = Jullie hebben allebei { $mine }, en jouw kant was het eerst compleet.
st-proof-open = Je hebt { $mine }. Het beste wat je tegenstander nog kan halen is { $theirs }, met { $cards }.
st-proof-open-equal = Je hebt { $mine }. Je tegenstander kan hooguit gelijkkomen, met { $cards }, en jouw kant was het eerst compleet.

## Hoe het afliep

st-three =
    { $you ->
        [yes] Je wint met drie stenen naast elkaar, { $best }–{ $rest } in stenen!
       *[no] { $who } wint met drie stenen naast elkaar, { $best }–{ $rest } in stenen.
    }
st-five =
    { $you ->
        [yes] Je wint met vijf stenen, { $best }–{ $rest }!
       *[no] { $who } wint met vijf stenen, { $best }–{ $rest }.
    }
st-more =
    { $you ->
        [yes] Je wint met { $best }–{ $rest } in stenen!
       *[no] { $who } wint met { $best }–{ $rest } in stenen.
    }
st-draw =
    { $best ->
        [one] Gelijkspel: elk één steen.
       *[other] Gelijkspel: elk { $best } stenen.
    }
st-match =
    { $you ->
        [yes] Je wint de match met { $best }–{ $rest }!
        [no] { $who } wint de match met { $best }–{ $rest }.
       *[nobody] De match eindigt gelijk, { $best }–{ $rest }.
    }
st-round = Ronde { $number }
