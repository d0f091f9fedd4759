"""Nobody gets a name that looks like an account's, in any order of requests, and old accounts keep what they have."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, text

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people import name_claims
from clanmoot.server.people.accounts import Accounts, Entered
from clanmoot.server.people.lookalikes import same
from clanmoot.server.store import open_store
from clanmoot.server.store import people as rows
from clanmoot.server.store.people import Person
from tests.server.store.making import with_store

PASSWORD = "a good password"
LIKE_ANN = "\u0410nn"  # with a Cyrillic A


def tell(address: str, story: Callable[[Accounts], Awaitable[None]]) -> None:
    """Tell a story at an empty store."""

    async def told(store: object) -> None:
        await story(await Accounts.open(store))  # type: ignore[arg-type]

    with_store(address, told)


async def code(work: Awaitable[object]) -> str:
    with pytest.raises(ClanmootError) as caught:
        await work
    return caught.value.code


def test_neither_accounts_nor_guests_get_a_name_that_looks_like_an_accounts(address: str) -> None:
    async def story(accounts: Accounts) -> None:
        ann = await accounts.register(None, "Ann", PASSWORD, "en")
        bob = await accounts.register(None, "Bob", PASSWORD, "en")
        guest = await accounts.guest("en")
        for name in ("Ann", "ANN", LIKE_ANN, "A.n.n", "\u00c4nn"):
            assert await code(accounts.register(None, name, PASSWORD, "en")) == "name-taken"
            assert await code(accounts.register(guest.session, name, PASSWORD, "en")) == "name-taken"
            for session in (bob.session, guest.session):
                assert await code(accounts.rename(session, name)) == "name-taken"
            assert await accounts.rename(ann.session, name) == name  # her own she may spell as she likes
        assert (await accounts.person(bob.session.person.id)).name == "Bob"
        assert (await accounts.person(guest.session.person.id)).name == guest.session.person.name

    tell(address, story)


def test_the_shown_name_of_an_account_and_its_login_are_both_its_own(address: str) -> None:
    async def story(accounts: Accounts) -> None:
        ann = await accounts.register(None, "Ann", PASSWORD, "en")
        guest = await accounts.guest("en")
        assert await accounts.rename(ann.session, "Zoe") == "Zoe"
        for name in ("Ann", "Zo\u00eb"):
            assert await code(accounts.rename(guest.session, name)) == "name-taken"
            assert (await accounts.login(name, PASSWORD)).id == ann.session.person.id
        assert await accounts.rename(ann.session, "Yan") == "Yan"
        assert await accounts.rename(guest.session, "Zoe") == "Zoe"  # given up

    tell(address, story)


def test_of_those_who_want_names_that_look_alike_at_once_one_gets_it(address: str) -> None:
    async def story(accounts: Accounts) -> None:
        guests = [await accounts.guest("en") for _ in range(2)]
        other = await accounts.register(None, "Bob", PASSWORD, "en")
        work = [
            accounts.register(None, "Ann", PASSWORD, "en"),
            accounts.register(guests[0].session, LIKE_ANN, PASSWORD, "en"),
            accounts.register(guests[1].session, "ANN", PASSWORD, "en"),
            accounts.rename(other.session, "A n n"),
        ]
        found = await asyncio.gather(*work, return_exceptions=True)
        refused = [one for one in found if isinstance(one, ClanmootError)]
        assert [one.code for one in refused] == ["name-taken"] * 3
        query = text("SELECT name FROM people WHERE login IS NOT NULL")
        names = await accounts.store.read(lambda connection: list(connection.execute(query).scalars()))
        assert len([name for name in names if same(name, "Ann")]) == 1

    tell(address, story)


def test_processes_that_want_the_same_name_at_once_agree(address: str) -> None:
    async def story(accounts: Accounts) -> None:
        store = await open_store(address)
        try:
            other = await Accounts.open(store)
            work = [one.register(None, "Ann", PASSWORD, "en") for one in (accounts, other)]
            found = await asyncio.gather(*work, return_exceptions=True)
            assert len([one for one in found if isinstance(one, Entered)]) == 1
            assert [one.code for one in found if isinstance(one, ClanmootError)] == ["name-taken"]
        finally:
            await store.close()

    tell(address, story)


def test_a_guest_who_has_a_name_before_an_account_gives_it_up(address: str) -> None:
    async def story(accounts: Accounts) -> None:
        guest = await accounts.guest("en")
        await accounts.rename(guest.session, LIKE_ANN)
        ann = await accounts.register(None, "Ann", PASSWORD, "en")
        found = await accounts.session(guest.token)
        assert found is not None
        assert not same(found.person.name, "Ann")
        assert (await accounts.person(guest.session.person.id)).name == found.person.name
        assert await accounts.session(guest.token) == found  # once
        assert (await accounts.login("Ann", PASSWORD)).name == "Ann"
        assert (await accounts.person(ann.session.person.id)).name == "Ann"

    tell(address, story)


def test_accounts_from_before_keep_their_names_and_log_in(address: str) -> None:
    """They were told apart by letters only, and any letters would do."""

    async def story(accounts: Accounts) -> None:
        hashed = await accounts.passwords.hashed("12345678")
        old = [("p1", "Anna1", "anna1"), ("p2", "Annal", "annal"), ("p3", "Admin", "admin"), ("p4", "Zoe", "ze\u034f")]

        def write(connection: Connection) -> None:
            for place, (id, name, login) in enumerate(old):
                assert rows.create_person(connection, Person(id, name, login, hashed, 1.0 + place, 1.0, "en"))
            connection.execute(text("DELETE FROM house WHERE name = 'names-of'"))

        await accounts.store.write(write)
        again = await Accounts.open(accounts.store)
        for id, name, login in old:
            assert (await again.login(login.upper(), "12345678")).id == id
            assert (await again.person(id)).name == name
        assert (await again.login("Zoe", "12345678")).id == "p4"
        guest = await again.guest("en")
        for name in ("Anna1", "Annal", "Zoe"):
            assert await code(again.rename(guest.session, name)) == "name-taken"

    tell(address, story)


def test_claims_are_made_again_only_when_other_letters_look_alike(address: str) -> None:
    async def story(accounts: Accounts) -> None:
        ann = await accounts.register(None, "Ann", PASSWORD, "en")
        await accounts.store.write(lambda connection: connection.execute(text("DELETE FROM names")))
        await Accounts.open(accounts.store)
        assert not await accounts.store.read(lambda connection: name_claims.held(connection, "Ann", ""))
        await accounts.store.write(
            lambda connection: connection.execute(text("DELETE FROM house WHERE name = 'names-of'"))
        )
        await Accounts.open(accounts.store)
        assert await accounts.store.read(lambda connection: name_claims.held(connection, "Ann", ""))
        assert not await accounts.store.read(
            lambda connection: name_claims.held(connection, "Ann", ann.session.person.id)
        )

    tell(address, story)


def test_a_session_that_ends_while_it_is_read_is_nobodys(address: str) -> None:
    """What was read before the end must not let anybody in after it."""

    async def story(accounts: Accounts) -> None:
        guest = await accounts.guest("en")
        reading = asyncio.create_task(accounts.session(guest.token))
        await asyncio.sleep(0)  # it has begun to read
        accounts.ended(guest.session.hash)
        assert await reading is None

    tell(address, story)


def test_a_wrong_name_takes_the_same_work_as_a_wrong_password(address: str) -> None:
    """The same queries and one check of a hash, even for a text that cannot be a name."""

    async def story(accounts: Accounts) -> None:
        await accounts.register(None, "Ann", PASSWORD, "en")
        checks: list[str | None] = []
        asked: list[str] = []
        verify, read = accounts.passwords._verify, accounts.store.read

        def counted(kept: str | None, password: str) -> bool:
            checks.append(kept)
            return verify(kept, password)

        async def noted(fn: Callable[[Connection], object]) -> object:
            asked.append("read")
            return await read(fn)

        accounts.passwords._verify = counted  # type: ignore[method-assign]  # it does what it did, and is counted
        accounts.store.read = noted  # type: ignore[method-assign, assignment]  # so is this
        sentences: set[str] = set()
        names = ("Ann", "ANN", "Bob", "", "x", "\u115f", "<b>", "x" * 200, "a\0b", "Admin", LIKE_ANN)
        for name in names:
            with pytest.raises(ClanmootError) as caught:
                await accounts.login(name, "a wrong password")
            sentences.add(f"{caught.value.code} {caught.value.sentence}")
        assert sentences == {"login Wrong name or password."}
        assert len(checks) == len(asked) == len(names)

    tell(address, story)
