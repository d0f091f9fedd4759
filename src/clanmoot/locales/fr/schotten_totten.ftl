# Schotten Totten: cards, what is asked, what happened, what is in the way.
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

st-colour-run = une suite couleur totalisant { $sum }
st-same = un brelan totalisant { $sum }
st-colour = une couleur totalisant { $sum }
st-run = une suite totalisant { $sum }
st-sum = une simple somme de { $sum }

## What is asked

st-aim = Trois bornes côte à côte font gagner, cinq bornes au choix aussi. Posez devant une borne trois cartes qui battent celles d’en face, et revendiquez-la.
st-ask-play = À vous de jouer : posez une carte devant une borne.
st-ask-recruit =
    { $left ->
        [one] Chasseur de Tête : piochez encore une carte. Dans quelle pioche ?
       *[other] Chasseur de Tête : piochez encore { $left } cartes. Dans quelle pioche prenez-vous la prochaine ?
    }
st-ask-return =
    { $left ->
        [one] Chasseur de Tête : remettez encore une carte sous sa pioche. Laquelle ?
       *[other] Chasseur de Tête : remettez { $left } cartes de votre main sous leurs pioches. Laquelle d’abord ?
    }
st-ask-move = Stratège : laquelle de vos cartes posées aux bornes reprenez-vous ?
st-ask-move-to = Stratège : où va { $card }, à moins que vous ne préfériez défausser cette carte ?
st-ask-banish = Banshee : quelle carte du camp adverse chassez-vous ?
st-ask-steal = Traître : quelle carte Clan du camp adverse passe chez vous ?
st-ask-steal-to = Traître : devant quelle borne va { $card } ?
st-ask-claim = Revendiquez une borne, ou continuez.
st-ask-pile = Dans quelle pioche prenez-vous une carte ?
st-wait = { $who } réfléchit.
st-wait-chance = Les cartes arrivent.
st-over = La partie est terminée.

## What happened

st-log-begin =
    { $you ->
        [yes] Vous commencez.
       *[no] { $who } commence.
    }
st-log-play =
    { $you ->
        [yes] Vous posez { $card } devant la borne { $stone }.
       *[no] { $who } pose { $card } devant la borne { $stone }.
    }
st-log-elite =
    { $you ->
        [yes] Vous envoyez { $card } devant la borne { $stone }.
       *[no] { $who } envoie { $card } devant la borne { $stone }.
    }
st-log-mode =
    { $you ->
        [yes] Vous posez { $card } sur la borne { $stone }.
       *[no] { $who } pose { $card } sur la borne { $stone }.
    }
st-log-ruse =
    { $you ->
        [yes] Vous jouez { $card }.
       *[no] { $who } joue { $card }.
    }
st-log-claim =
    { $you ->
        [yes] Vous revendiquez la borne { $stone } avec { $mine } !
       *[no] { $who } revendique la borne { $stone } avec { $mine } !
    }
st-log-done =
    { $you ->
        [yes] Vous ne revendiquez rien de plus.
       *[no] { $who } ne revendique rien de plus.
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
        [yes] Vous prenez une carte dans la { $pile }.
       *[no] { $who } prend une carte dans la { $pile }.
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
        [yes] Vous reposez { $card } devant la borne { $stone }.
       *[no] { $who } repose { $card } devant la borne { $stone }.
    }
st-log-drop =
    { $you ->
        [yes] Vous défaussez { $card }.
       *[no] { $who } défausse { $card }.
    }
st-log-banish =
    { $yours ->
        [yes] { $who } chasse { $card } de votre côté de la borne { $stone }.
       *[no] { $you ->
            [yes] À la borne { $stone }, vous chassez { $card } de chez { $whom }.
           *[no] À la borne { $stone }, { $who } chasse { $card } de chez { $whom }.
        }
    }
st-log-steal =
    { $yours ->
        [yes] { $who } débauche { $card } de votre côté de la borne { $stone }.
       *[no] { $you ->
            [yes] À la borne { $stone }, vous débauchez { $card } chez { $whom }.
           *[no] À la borne { $stone }, { $who } débauche { $card } chez { $whom }.
        }
    }
st-log-settle =
    Plus personne ne peut poser de carte. Les bornes encore libres sont attribuées : { $you ->
        [yes] vous en tenez
       *[no] { $who } en tient
    } maintenant { $mine }, { $yours ->
        [yes] et vous
       *[no] et { $whom }
    } { $theirs }.
st-log-next = La manche suivante commence.

## What is in the way

st-not-a-choice = Ce n’est pas aux joueurs d’en décider.
st-not-your-turn = Ce n’est pas à vous de jouer.
st-expert-order = Dans la variante expert, on revendique les bornes au début de son tour, avant de poser une carte.
st-order = Pas maintenant : on pose d’abord une carte, puis on revendique des bornes, puis on pioche.
st-frozen = La borne { $stone } est revendiquée ; plus rien n’y bouge.
st-full = Votre côté de la borne { $stone } est plein.
st-not-in-hand = Vous n’avez pas { $card } en main.
st-allowed = Rien ne s’y oppose.
st-incomplete = Votre côté de la borne { $stone } n’est pas encore complet ; seul un côté complet permet de revendiquer.
st-unproven = La borne { $stone } n’est pas prouvée : avec { $cards }, le camp adverse aurait { $theirs } ; vous avez { $mine }.
st-weaker = La borne { $stone } n’est pas à vous : le camp adverse a { $theirs }, vous avez { $mine }.
st-later = La borne { $stone } n’est pas à vous : les deux camps ont { $mine }, et le camp adverse était complet le premier.
st-must-play = Vous pouvez encore poser une carte, vous n’avez donc pas le droit de passer.
st-no-tactics = On joue à cette table sans cartes Tactique.
st-ahead = Vous avez joué une carte Tactique de plus que le camp adverse ; attendez qu’il vous rattrape.
st-second-joker = Vous avez déjà joué un Joker ; un second n’est pas permis.
st-idle-ruse = Pour l’instant, { $card } ne servirait à rien.
st-no-draw = On pioche à la fin de son tour, pas maintenant.
st-empty-deck = La { $pile } est vide.
st-no-ruse = Il faudrait pour cela { $card }, et cette carte n’est pas en train d’être jouée.
st-no-target = Vous ne pouvez pas prendre { $card } maintenant.
st-nothing-held = Vous n’êtes pas en train de déplacer une carte.
st-same-stone = La carte vient de la borne { $stone } ; elle doit aller devant une autre.
st-no-drop = Une carte débauchée se pose devant une borne ; elle ne peut pas être défaussée.

## Why a claim is right

st-proof-too-few = Vous avez { $mine }, et il ne reste pas assez de cartes inconnues pour compléter le côté adverse.
st-proof-complete = Vous avez { $mine }, contre seulement { $theirs } en face.
st-proof-complete-equal = Les deux camps ont { $mine }, et le vôtre était complet le premier.
st-proof-open = Vous avez { $mine }. Le camp adverse peut au mieux obtenir { $theirs }, avec { $cards }.
st-proof-open-equal = Vous avez { $mine }. Le camp adverse peut au mieux égaliser, avec { $cards }, et le vôtre était complet le premier.

## How it ended

st-three =
    { $you ->
        [yes] Vous gagnez avec trois bornes côte à côte !
       *[no] { $who } gagne avec trois bornes côte à côte.
    }
st-five =
    { $you ->
        [yes] Vous gagnez avec cinq bornes !
       *[no] { $who } gagne avec cinq bornes.
    }
st-more =
    { $you ->
        [yes] Plus aucune carte ne peut être posée, et vous tenez le plus de bornes : vous gagnez !
       *[no] Plus aucune carte ne peut être posée, et { $who } tient le plus de bornes et gagne.
    }
st-draw = Plus aucune carte ne peut être posée, et chaque camp tient autant de bornes : match nul.
st-match =
    { $you ->
        [yes] Vous remportez le match !
        [no] { $who } remporte le match.
       *[nobody] Le match est nul.
    }
st-round = Manche { $number }
