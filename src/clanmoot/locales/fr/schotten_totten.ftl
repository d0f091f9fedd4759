# Schotten Totten: cards, prompts, log, refusals, endings. The terms of the French rulebook: borne, suite couleur,
# brelan, couleur, suite, somme, pioche, défausse; une carte se joue, une borne se revendique.
# Cards and formations bring their article, decks do not; so no card stands behind "de" or "à".

## Cards and decks

st-green = le { $strength } vert
st-blue = le { $strength } bleu
st-red = le { $strength } rouge
st-yellow = le { $strength } jaune
st-purple = le { $strength } violet
st-brown = le { $strength } brun
st-joker = le Joker
st-spy = l’Espion
st-shield-bearer = le Porte-Bouclier
st-bluff = le Colin-Maillard
st-mud = le Combat de Boue
st-recruiter = le Chasseur de Tête
st-strategist = le Stratège
st-banshee = la Banshee
st-traitor = le Traître
st-clan-deck = pioche Clan
st-tactic-deck = pioche Tactique

## Formations

st-colour-run = une suite couleur ({ $sum })
st-same =
    { $slots ->
        [4] un carré ({ $sum })
       *[3] un brelan ({ $sum })
    }
st-colour = une couleur ({ $sum })
st-run = une suite ({ $sum })
st-sum = une somme de { $sum }

## What is asked

st-aim = Revendiquez trois bornes adjacentes, ou cinq bornes au choix. Posez de votre côté d’une borne trois cartes qui battent celles de votre adversaire, puis revendiquez-la.
st-ask-play = À vous de jouer : jouez une carte.
st-ask-recruit =
    { $left ->
        [one] Chasseur de Tête : piochez encore une carte. Choisissez une pioche.
       *[other] Chasseur de Tête : piochez encore { $left } cartes. Choisissez une pioche.
    }
st-ask-return =
    { $left ->
        [one] Chasseur de Tête : remettez encore une carte de votre main sous sa pioche.
       *[other] Chasseur de Tête : remettez { $left } cartes de votre main sous leurs pioches. Choisissez la première.
    }
st-ask-move = Stratège : choisissez une de vos cartes devant une borne non revendiquée.
st-ask-move-to = Stratège : choisissez une borne pour { $card }, ou défaussez cette carte.
st-ask-banish = Banshee : choisissez une carte adverse à défausser.
st-ask-steal = Traître : choisissez une carte Clan du côté adverse.
st-ask-steal-to = Traître : choisissez une borne pour { $card }.
st-ask-claim = Revendiquez une borne, ou choisissez Terminer.
st-ask-pile = Choisissez une pioche.
st-wait = { $who } réfléchit.
st-wait-chance = Distribution des cartes…
st-over = La partie est terminée.

## What happened

st-log-begin =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
st-log-play =
    { $you ->
        [yes] Vous jouez { $card } devant la borne { $stone }.
       *[no] { $who } joue { $card } devant la borne { $stone }.
    }
st-log-elite =
    { $you ->
        [yes] Vous jouez { $card } devant la borne { $stone }.
       *[no] { $who } joue { $card } devant la borne { $stone }.
    }
st-log-mode =
    { $you ->
        [yes] Vous jouez { $card } sur la borne { $stone }.
       *[no] { $who } joue { $card } sur la borne { $stone }.
    }
st-log-ruse =
    { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $who } joue { $card }.
    }
st-log-claim =
    { $you ->
        [yes] Vous revendiquez la borne { $stone } avec { $mine }.
       *[no] { $who } revendique la borne { $stone } avec { $mine }.
    }
st-log-done =
    { $you ->
        [yes] Vous ne revendiquez plus de borne.
       *[no] { $who } ne revendique plus de borne.
    }
st-log-pass =
    { $you ->
        [yes] Vous passez.
       *[no] { $who } passe.
    }
st-log-pile =
    { $you ->
        [yes] Vous choisissez la { $pile }.
       *[no] { $who } choisit la { $pile }.
    }
st-log-turn =
    { $you ->
        [yes] Vous piochez { $card }.
       *[no] { $who } pioche { $card }.
    }
st-log-drawn =
    { $you ->
        [yes] Vous piochez une carte dans la { $pile }.
       *[no] { $who } pioche une carte dans la { $pile }.
    }
st-log-under =
    { $you ->
        [yes] Vous remettez { $card } sous sa pioche.
       *[no] { $who } remet { $card } sous sa pioche.
    }
st-log-buried =
    { $you ->
        [yes] Vous remettez une carte sous la { $pile }.
       *[no] { $who } remet une carte sous la { $pile }.
    }
st-log-move =
    { $you ->
        [yes] Vous reprenez { $card } à la borne { $stone }.
       *[no] { $who } reprend { $card } à la borne { $stone }.
    }
st-log-to =
    { $you ->
        [yes] Vous posez { $card } devant la borne { $stone }.
       *[no] { $who } pose { $card } devant la borne { $stone }.
    }
st-log-drop =
    { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $who } défausse { $card }.
    }
st-log-banish =
    { $yours ->
        [yes] { $who } défausse { $card } de votre côté de la borne { $stone }.
       *[no] { $you ->
            [yes] À la borne { $stone }, vous défaussez { $card } du côté adverse ({ $whom }).
           *[no] À la borne { $stone }, { $who } défausse { $card } du côté adverse ({ $whom }).
        }
    }
st-log-steal =
    { $yours ->
        [yes] { $who } prend { $card } de votre côté de la borne { $stone }.
       *[no] { $you ->
            [yes] À la borne { $stone }, vous prenez { $card } du côté adverse ({ $whom }).
           *[no] À la borne { $stone }, { $who } prend { $card } du côté adverse ({ $whom }).
        }
    }
st-log-settle =
    Les deux joueurs ont passé : les bornes non revendiquées sont attribuées. { $you ->
        [yes] Vous en avez
       *[no] { $who } en a
    } maintenant { $mine }, { $yours ->
        [yes] et vous
       *[no] et { $whom }
    } { $theirs }.
st-log-next = La manche suivante commence.

## What is in the way

st-not-a-choice = C’est le hasard qui en décide.
st-not-your-turn = Ce n’est pas à vous de jouer.
st-expert-order = Impossible maintenant. Dans la variante expert, on revendique d’abord des bornes, puis on joue une carte, puis on pioche.
st-order = Impossible maintenant. On joue d’abord une carte, puis on revendique des bornes, puis on pioche.
st-frozen = La borne { $stone } est déjà revendiquée. Rien ne peut plus y changer.
st-full = Votre côté de la borne { $stone } est plein.
st-not-in-hand = Vous n’avez pas { $card } en main.
st-allowed = C’est permis.
st-incomplete = Vous ne pouvez pas encore revendiquer la borne { $stone }. Votre côté n’est pas complet.
st-unproven = Vous ne pouvez pas encore revendiquer la borne { $stone }. Vous avez { $mine }, et avec { $cards } votre adversaire aurait { $theirs }.
st-weaker = Vous ne pouvez pas revendiquer la borne { $stone }. Vous avez { $mine }, et votre adversaire a { $theirs }.
st-later = Vous ne pouvez pas revendiquer la borne { $stone }. Vous avez tous les deux { $mine }, et le côté adverse a été complet le premier.
st-must-play = Vous pouvez encore jouer une carte, vous ne pouvez donc pas passer.
st-no-tactics = Cette table joue sans cartes Tactique.
st-ahead = Vous avez joué une carte Tactique de plus que votre adversaire. Attendez qu’il en joue une.
st-second-joker = Vous avez déjà joué un Joker. Chaque joueur n’a droit qu’à un seul.
st-idle-ruse = Jouer { $card } n’aurait aucun effet maintenant.
st-no-draw = Vous ne pouvez piocher qu’à la fin de votre tour.
st-empty-deck = La { $pile } est vide.
st-no-ruse = Ce n’est possible que juste après avoir joué { $card }.
st-no-target = Vous ne pouvez pas choisir { $card } maintenant.
st-nothing-held = Vous ne déplacez aucune carte en ce moment.
st-same-stone = La carte vient de la borne { $stone } : choisissez une autre borne.
st-no-drop = Une carte prise par le Traître ne peut pas être défaussée. Choisissez une borne pour elle.

## Why a claim is right

st-proof-too-few = Vous avez { $mine }, et il reste trop peu de cartes inconnues pour compléter le côté adverse.
st-proof-complete = Vous avez { $mine }, et votre adversaire n’a que { $theirs }.
st-proof-complete-equal = Vous avez tous les deux { $mine }, et votre côté a été complet le premier.
st-proof-open = Vous avez { $mine }. Votre adversaire peut au mieux obtenir { $theirs }, avec { $cards }.
st-proof-open-equal = Vous avez { $mine }. Votre adversaire peut au mieux égaliser, avec { $cards }, et votre côté a été complet le premier.

## How it ended

st-three =
    { $you ->
        [yes] Vous gagnez avec trois bornes adjacentes, { $best } bornes à { $rest } !
       *[no] { $who } gagne avec trois bornes adjacentes, { $best } bornes à { $rest }.
    }
st-five =
    { $you ->
        [yes] Vous gagnez avec cinq bornes, { $best } à { $rest } !
       *[no] { $who } gagne avec cinq bornes, { $best } à { $rest }.
    }
st-more =
    { $you ->
        [yes] Vous gagnez par { $best } bornes à { $rest } !
       *[no] { $who } gagne par { $best } bornes à { $rest }.
    }
st-draw =
    { $best ->
        [0] Partie nulle : aucune borne de part et d’autre.
        [one] Partie nulle : une borne chacun.
       *[other] Partie nulle : { $best } bornes chacun.
    }
st-match =
    { $you ->
        [yes] Vous remportez le match { $best } à { $rest } !
        [no] { $who } remporte le match { $best } à { $rest }.
       *[nobody] Match nul, { $best } à { $rest }.
    }
st-round = Manche { $number }
