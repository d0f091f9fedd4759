# Het bord van Táin in de browser.

## Fiches en plekken

web-ta-kind =
    { $kind ->
        [chieftain] Hoofdman
        [warrior]
            { $number ->
                [one] Krijger
               *[other] Krijgers
            }
        [lad]
            { $number ->
                [one] Knaap
               *[other] Knapen
            }
        [daughter] Dochter
        [bluff]
            { $number ->
                [one] Bluf
               *[other] Blufs
            }
       *[token] Fiche
    }
web-ta-owned =
    { $yours ->
        [yes]
            { $kind ->
                [chieftain] jouw Hoofdman
                [warrior] jouw Krijger
                [lad] jouw Knaap
                [daughter] jouw Dochter
                [bluff] jouw Bluf
               *[token] jouw fiche
            }
       *[no]
            { $kind ->
                [chieftain] de Hoofdman van { $whom }
                [warrior] een Krijger van { $whom }
                [lad] een Knaap van { $whom }
                [daughter] de Dochter van { $whom }
                [bluff] een Bluf van { $whom }
               *[token] een fiche van { $whom }
            }
    }
web-ta-captives =
    { $kind ->
        [lad]
            { $yours ->
                [yes]
                    { $number ->
                        [one] een Knaap van jou
                       *[other] { $number } Knapen van jou
                    }
               *[no]
                    { $number ->
                        [one] een Knaap van { $whom }
                       *[other] { $number } Knapen van { $whom }
                    }
            }
       *[daughter]
            { $yours ->
                [yes] jouw Dochter
               *[no] de Dochter van { $whom }
            }
    }
web-ta-entry =
    { $part ->
        [pasture] Weide
       *[house] Huis
    }, ingang { $number }
web-ta-entry-plain =
    { $part ->
        [pasture] Weide { $number }
       *[house] Huis { $number }
    }
web-ta-entry-short =
    { $part ->
        [pasture] W{ $number }
       *[house] H{ $number }
    }
web-ta-kingdom = Vreemd Koninkrijk
web-ta-round = Ronde
web-ta-cattle =
    { $number ->
        [one] 1 rund
       *[other] { $number } runderen
    }
web-ta-jewels =
    { $number ->
        [one] 1 juweel
       *[other] { $number } juwelen
    }

## De tafel

web-ta-table = De borden rond het Vreemde Koninkrijk. Met de pijltjestoetsen ga je van plek naar plek.
web-ta-board =
    { $yours ->
        [yes] Jouw bord
       *[no] Het bord van { $whom }
    }: { $cattle ->
        [one] 1 rund
       *[other] { $cattle } runderen
    }, { $jewels ->
        [one] 1 juweel
       *[other] { $jewels } juwelen
    }, gevangenen: { $captives }
web-ta-kingdom-board =
    Het Vreemde Koninkrijk: { $cattle ->
        [one] 1 rund
       *[other] { $cattle } runderen
    }, ronde { $round } van 8
web-ta-inside = Binnen bij { $place }
web-ta-outside = Buiten bij { $place }
web-ta-in-kingdom = Plek { $number } in het Koninkrijk
web-ta-slot-free = { $where }: vrij
web-ta-slot-lit = { $where }: leg de { $what } hier
web-ta-slot-holds = { $where }: { $what }
web-ta-slot-secret = { $where }: { $what }, gedekt voor alle anderen
web-ta-free-it = Bevrijd { $what }
web-ta-active = actief
web-ta-passed = gepast
web-ta-tokens = { $behind } ongebruikt · { $used } gebruikt
web-ta-hand = Jouw fiches achter het scherm
web-ta-prisoners = Gevangen fiches van jouw clan
web-ta-pile = { $name }: { $number }

## Wat er gevraagd wordt

web-ta-ask = Ronde { $round }: kies een fiche om gedekt te leggen, of pas.
web-ta-lay-it =
    Leg { $kind ->
        [chieftain] de Hoofdman
        [warrior] een Krijger
        [lad] een Knaap
        [daughter] de Dochter
       *[bluff] een Bluf
    } op een gouden plek, of kies een ander fiche.
web-ta-ask-free = Je overval op { $place } bevrijdt een gevangene: kies een Knaap of de Dochter.
web-ta-pass = Deze ronde passen
web-ta-pass-sure =
    { $number ->
        [one] Passen voor de rest van deze ronde? Je laatste fiche blijft achter het scherm.
       *[other] Passen voor de rest van deze ronde? { $number } fiches blijven achter je scherm.
    }
web-ta-pass-yes = Ja, passen
web-ta-pass-no = Verder leggen
web-ta-raids = Vorige overvallen
web-ta-aim = Doel
web-ta-aim-note = Een groen vlak is een Weide met runderen, een bruin vlak een Huis met juwelen. Een fiche binnen bij een ingang van jou bewaakt die. Een fiche buiten bij een ingang van een ander overvalt die.

## Wat iedereen weet

web-ta-unseen = Nog niet omgedraaid
web-ta-unseen-note = Deze fiches liggen nog achter een scherm, of gedekt op een bord.
web-ta-used = gebruikt
web-ta-prisons = Gevangenen
web-ta-holds-none = Niemand heeft een gevangene.
web-ta-holds =
    { $you ->
        [yes] Jij houdt { $captives } gevangen.
       *[no] { $who } houdt { $captives } gevangen.
    }

## Wat een fiche kan

web-ta-about =
    { $kind ->
        [chieftain] Jouw Hoofdman
        [warrior] Jouw Krijger
        [lad] Jouw Knaap
        [daughter] Jouw Dochter
       *[bluff] Jouw Bluf
    }
web-ta-about-chieftain-scout = Als verkenner verslaat hij een Knaap of een Krijger, en komt hij door een onbewaakte ingang.
web-ta-about-chieftain-guard = Als wachter houdt hij iedereen tegen, maar neemt hij niemand gevangen.
web-ta-about-chieftain-kingdom = In het Koninkrijk pakt hij een rund. Een Krijger naast hem krijgt niets.
web-ta-about-warrior-scout = Als verkenner verslaat hij een Knaap, komt hij door een onbewaakte ingang, en neemt hij de Dochter gevangen.
web-ta-about-warrior-guard = Als wachter neemt hij een Knaap gevangen en houdt hij een Krijger tegen.
web-ta-about-warrior-kingdom = In het Koninkrijk pakt hij een rund, tenzij er een Hoofdman is.
web-ta-about-lad-scout = Als verkenner komt hij alleen door een onbewaakte ingang. Een Krijger neemt hem gevangen.
web-ta-about-lad-guard = Als wachter houdt hij een Knaap tegen.
web-ta-about-lad-kingdom = Naar het Koninkrijk mag hij niet.
web-ta-about-daughter-guard = Als wachter houdt ze Knapen en Hoofdmannen tegen.
web-ta-about-daughter-risk = Een Krijger neemt haar gevangen. Dan is ze voor zijn clan 5 punten waard.
web-ta-about-daughter-kingdom = Ze blijft op je eigen bord.
web-ta-about-bluff-scout = Hij pakt niets en houdt niemand tegen. Een ingang met een Bluf is onbewaakt.
web-ta-about-bluff-guard = Na het omdraaien gaat hij naar je gebruikte fiches.
web-ta-about-bluff-kingdom = Hij mag overal liggen, zelfs in het Koninkrijk.

## De overvallen, één voor één

web-ta-title-turned = Alle fiches zijn omgedraaid
web-ta-title-kingdom = Overval op het Vreemde Koninkrijk
web-ta-title-settled = De ronde is voorbij
web-ta-title-end = De laatste overvallen zijn voorbij
web-ta-raids-on =
    { $yours ->
        [yes] Overvallen op jouw bord
       *[no] Overvallen op het bord van { $whom }
    }
web-ta-chip-turned = Omgedraaid
web-ta-chip-kingdom = Koninkrijk
web-ta-chip-settled = Uitslag
web-ta-round-number = ronde { $round }
web-ta-raid-number = ronde { $round } · overval { $number } van { $all } hier
web-ta-next = Hierna: { $title }
web-ta-next-here = Hierna: nog een overval op dit bord
web-ta-turned =
    { $bluffs ->
        [0] { $tokens } { $tokens ->
                [one] fiche omgedraaid. Het is geen Bluf.
               *[other] fiches omgedraaid. Er is geen Bluf bij.
            }
        [one] { $tokens } { $tokens ->
                [one] fiche omgedraaid, een Bluf. Die wordt vóór de overvallen weggehaald.
               *[other] fiches omgedraaid, waarvan één Bluf. Die wordt vóór de overvallen weggehaald.
            }
       *[other] { $tokens } fiches omgedraaid, waarvan { $bluffs } Blufs. Die worden vóór de overvallen weggehaald.
    }
web-ta-turned-key = W is een Weide, H een Huis. De letter ervoor noemt het bord.
web-ta-turned-kingdom = { $name } in het Koninkrijk
web-ta-turned-at =
    { $name }, { $side ->
        [inside] binnen bij
       *[outside] buiten bij
    } { $yours ->
        [yes] jouw { $entry }
       *[no] { $entry } van { $whom }
    }
web-ta-kingdom-short = Koninkrijk
web-ta-nothing-laid = niets gelegd
web-ta-kingdom-takes = pakt een rund
web-ta-kingdom-misses = krijgt niets
web-ta-kingdom-herd =
    { $took ->
        [0] Er wordt niets gepakt. Het Koninkrijk houdt { $had } runderen.
       *[other] Runderen van het Koninkrijk: { $had } → { $left }.
    }
web-ta-kingdom-because = Een Hoofdman wint. Een Krijger wint alleen als er geen Hoofdman is. Elke winnaar pakt een rund zolang die er zijn.
web-ta-scout-outside = verkenner, buiten
web-ta-guard-inside = wachter, binnen
web-ta-nobody = niemand
web-ta-succeeds = De overval slaagt
web-ta-fails = De overval mislukt
web-ta-end-fails =
    { $you ->
        [yes] Je pakt niets.
       *[no] { $who } pakt niets.
    }
web-ta-end-lad-caught =
    { $yours ->
        [yes] Je neemt
       *[no] { $whom } neemt
    } { $you ->
        [yes] een Knaap van jou
       *[no] een Knaap van { $who }
    } gevangen, tot zijn clan hem bevrijdt.
web-ta-end-daughter-caught =
    { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $yours ->
        [yes] jouw Dochter
       *[no] de Dochter van { $whom }
    } gevangen.
web-ta-end-cattle =
    { $you ->
        [yes] Je pakt
       *[no] { $who } pakt
    } een rund van { $yours ->
        [yes] jouw Weide
       *[no] de Weide van { $whom }
    }: { $had } → { $left }.
web-ta-end-no-cattle =
    Er zijn geen runderen meer op { $yours ->
        [yes] jouw Weide
       *[no] de Weide van { $whom }
    }.
web-ta-end-jewel =
    { $you ->
        [yes] Je pakt
       *[no] { $who } pakt
    } een juweel uit { $yours ->
        [yes] jouw Huis
       *[no] het Huis van { $whom }
    }: { $had } → { $left }.
web-ta-end-no-jewel =
    Er zijn geen juwelen meer in { $yours ->
        [yes] jouw Huis
       *[no] het Huis van { $whom }
    }.
web-ta-end-freed =
    { $kind ->
        [daughter]
            { $you ->
                [yes] Jouw Dochter komt vrij
               *[no] De Dochter van { $who } komt vrij
            }
       *[lad]
            { $you ->
                [yes] Een Knaap van jou komt vrij
               *[no] Een Knaap van { $who } komt vrij
            }
    }, dus er wordt geen juweel gepakt.
web-ta-end-choice =
    { $you ->
        [yes] Je bevrijdt een Knaap of je Dochter. Maak je keuze.
       *[no] { $who } bevrijdt een Knaap of de Dochter, en kiest nu.
    }
web-ta-until-end =
    { $you ->
        [yes] De buit ligt naast jouw bord tot de ronde voorbij is.
       *[no] De buit ligt naast het bord van { $who } tot de ronde voorbij is.
    }
web-ta-because-beats =
    { $guard ->
        [nobody] De ingang is onbewaakt
        [bluff] Een Bluf houdt niemand tegen
       *[other]
            { $scout ->
                [chieftain] Een Hoofdman verslaat
               *[warrior] Een Krijger verslaat
            } { $guard ->
                [warrior] een Krijger
               *[lad] een Knaap
            }
    }.
web-ta-because-stops =
    { $guard ->
        [chieftain] Een Hoofdman houdt
        [warrior] Een Krijger houdt
        [daughter] De Dochter houdt
       *[lad] Een Knaap houdt
    } { $scout ->
        [chieftain] een Hoofdman
        [warrior] een Krijger
       *[lad] een Knaap
    } tegen.
web-ta-because-lad-caught = Een Krijger als wachter neemt een Knaap gevangen.
web-ta-because-daughter-caught = De Dochter houdt een Krijger tegen, maar hij neemt haar gevangen.
web-ta-short =
    { $scout } tegen { $guard ->
        [none] niemand
        [chieftain] de Hoofdman
        [warrior] een Krijger
        [lad] een Knaap
        [daughter] de Dochter
       *[bluff] een Bluf
    }: { $end ->
        [fails] mislukt
        [lad-caught] wordt gevangengenomen
        [daughter-caught] neemt haar gevangen
        [cattle] pakt een rund
        [jewel] pakt een juweel
        [freed] bevrijdt een gevangene
        [choice] bevrijdt een gevangene
       *[nothing] vindt niets meer
    }
web-ta-nothing-won = niets
web-ta-takes-back = neemt alle gebruikte fiches terug
web-ta-begins =
    { $you ->
        [yes] Jij begint de volgende ronde.
       *[no] { $who } begint de volgende ronde.
    }

## De telling

web-ta-count = Eindstand
web-ta-each = × { $each }
web-ta-total = Punten

## Tekeningen bij de regels

web-ta-figure-tokens = Achttien fiches per clan: 1 Hoofdman, 2 Krijgers, 6 Knapen, 1 Dochter en 8 Blufs. Gedekt zien ze er allemaal uit als de laatste.
web-ta-figure-kingdom = Een Krijger alleen pakt één rund. Twee van gelijke rang pakken er elk één. Naast een Hoofdman pakt een Krijger niets.
web-ta-figure-raids = De verkenners staan links, de wachters boven. Een lege plek telt als een Bluf. ‘Binnen’ betekent dat de overval slaagt, ‘buiten’ dat hij mislukt. Een Krijger neemt de Knaap gevangen die hem aanvalt, en de Dochter die hij aanvalt.
web-ta-figure-outcome =
    { $outcome ->
        [in] binnen
        [lad] buiten, Knaap gevangen
        [daughter] buiten, Dochter gevangen
       *[out] buiten
    }
web-ta-figure-points = Je krijgt 2 punten per rund, 3 per juweel, 1 per gevangen Knaap, 5 per gevangen Dochter, en 3 extra voor elf runderen.
