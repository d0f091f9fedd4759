"""Names that look the same are the same name, and names that do not are not."""

import pytest

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people.lookalikes import edition, keys, same
from clanmoot.server.people.names import GIVEN, proper_name
from clanmoot.server.people.reserved_names import reserved

LOOK_THE_SAME = [
    ("Ann", "ANN"),
    ("Ann", "\u0410nn"),  # a Cyrillic A
    ("Paypal", "PaypaI"),  # a capital i
    ("Paypal", "P\u0430y\u0440\u0430l"),
    ("Nina", "\u039dINA"),  # a Greek nu, and everything in capitals
    ("Nina", "\u039dina"),
    ("\u039d\u03af\u03ba\u03bf\u03c2", "v\u03af\u03ba\u03bf\u03c2"),  # a Greek name in small letters, with a Latin v
    ("Vasil", "V\u0410S\u0406L"),
    ("Malcolm", "Ma1co1m"),
    ("Conor", "C0n0r"),
    ("Ann Lee", "annlee"),
    ("O'Neil", "ONeil"),
    ("Ann", "Ann."),
    ("Zoe", "Zo\u1eb9"),  # a dot below
    ("Zoe", "Zo\u00eb"),
    ("Anna", "\u1d00nna"),  # a small capital
    ("Modem", "Modern"),
    ("Stra\u00dfe", "STRASSE"),
    ("\u0130brahim", "ibrahim"),
]


@pytest.mark.parametrize(("one", "other"), LOOK_THE_SAME)
def test_names_that_look_the_same_share_a_key(one: str, other: str) -> None:
    assert same(one, other)
    assert same(other, one)


def test_other_names_share_none() -> None:
    names = [
        "Ann",
        "Anna",
        "Hanna",
        "Bob",
        "Rob",
        "Ян",
        "Яна",
        "Иван",
        "张伟",
        "張偉",
        "か",
        "が",
        "دنا",
        "राहुल",
        "김철수",
    ]
    for place, one in enumerate(names):
        assert keys(one)
        for other in names[place + 1 :]:
            assert not same(one, other), (one, other)
    found = [key for name in GIVEN for key in keys(name)]
    assert len(found) == len(set(found)), "two names of guests look the same"


def test_the_table_of_letters_has_an_edition() -> None:
    assert len(edition()) == 32
    assert edition() == edition()


RESERVED = (
    "Server", "SYSTEM", "admin", "Administrator", "Moderator", "operator", "Support", "clanmoot", "Clan Moot",
    "computer", "bot", "Anonymous", "nobody", "Guest", "guest 12", "spectator", "Player 1", "player1", "Player 9",
    "Player l", "Novice", "easy", "Medium", "HARD", "Expert", "Novice 2", "Expert9", "novice-3",
    "Serveur", "Système", "Administrateur", "Modérateur", "Moderateur", "Ordinateur", "Invité", "Joueur 1",
    "Spectateur",
    "Beheerder", "Gast", "Niemand", "Toeschouwer", "Speler 1", "Anoniem",
    "\u0410dmin", "adm1n", "\u1d00dmin", "S\u0443stem", "B0t", "N\u043evice", "A.d.m.i.n", "Clanmoot Support",
    "Admin Bob", "Bob admin", "\u0421lanmoot-Team",
)  # fmt: skip


@pytest.mark.parametrize("name", RESERVED)
def test_names_of_the_server_of_bots_and_of_seats_are_nobodys(name: str) -> None:
    assert reserved(name)
    with pytest.raises(ClanmootError, match="is reserved"):
        proper_name(name)


@pytest.mark.parametrize(
    "name", ["Ann", "Ben Bot", "Easy Rider", "Hardy", "Guestine", "Supporter Li", "Adminah", "42", "Host of Hosts"]
)
def test_names_that_only_hold_such_a_word_are_names(name: str) -> None:
    assert proper_name(name) == name


@pytest.mark.parametrize("name", ["Facile", "Moyen", "Difficile", "Beginner", "Makkelijk", "Gemiddeld", "Moeilijk"])
def test_the_names_of_levels_are_reserved_in_every_language(name: str) -> None:
    assert reserved(name)
    assert reserved(f"{name} 2")
