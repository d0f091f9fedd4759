"""Guests, accounts, and what is kept of them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people import tokens
from clanmoot.server.people.accounts import LIFETIME, Accounts, Entered
from clanmoot.server.people.passwords import Passwords
from clanmoot.server.store import open_store
from clanmoot.server.store.people import add_session, touch


def with_accounts(tmp_path: Path, story: Callable[[Accounts], Awaitable[None]]) -> None:
    """Run a story on its own server."""

    async def told() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'server.sqlite'}")
        try:
            await story(await Accounts.open(store))
        finally:
            await store.close()

    asyncio.run(told())


async def refusal(work: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(ClanmootError) as caught:
        await work
    return caught.value.code


def test_a_guest_comes_back_by_their_token_and_the_store_has_only_its_hash(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        entered = await accounts.guest("en")
        found = await accounts.session(entered.token)
        assert found is not None
        assert found.person.id == entered.session.person.id
        assert found.person.login is None
        for place in tmp_path.glob("server.sqlite*"):
            body = place.read_bytes()
            assert entered.token.encode() not in body
            assert entered.token.partition(".")[0].encode() not in body

    with_accounts(tmp_path, story)


def test_a_token_of_another_server_or_after_leaving_is_nobodys(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        entered = await accounts.guest("en")
        assert await Accounts(accounts.store, b"other key").session(entered.token) is None
        await accounts.leave(entered.session)
        assert await accounts.session(entered.token) is None

    with_accounts(tmp_path, story)


def test_a_token_that_nobody_has_used_for_long_is_worth_nothing(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        entered = await accounts.guest("en")
        long_ago = time.time() - LIFETIME - 60
        await accounts.store.write(lambda connection: touch(connection, entered.session.hash, long_ago))
        assert await accounts.session(entered.token) is None

    with_accounts(tmp_path, story)


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        again = await Accounts.open(accounts.store)
        assert again.key == accounts.key
        assert len(again.key) == 32

    with_accounts(tmp_path, story)


def test_a_guest_gets_an_account_and_a_new_token_and_every_older_one_is_worthless(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        entered = await accounts.guest("en")
        other = tokens.issue(accounts.key)
        person, hash = entered.session.person.id, tokens.hashed(other)
        await accounts.store.write(lambda connection: add_session(connection, hash, person, time.time()))
        registered = await accounts.register(entered.session, "Ann Lee", "a good password", "en")
        assert set(registered.ended) == {entered.session.hash, hash}
        for token in (entered.token, other):
            assert await accounts.session(token) is None
        found = await accounts.session(registered.token)
        assert found is not None
        assert (found.person.id, found.person.name) == (entered.session.person.id, "Ann Lee")
        assert found.person.login == "ann lee"
        assert await refusal(accounts.register(found, "Bob", "a good password", "en")) == "account"
        assert (await accounts.login("ANN LEE", "a good password")).id == found.person.id

    with_accounts(tmp_path, story)


def test_a_new_account_enters_and_its_password_is_kept_as_argon2(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        entered = await accounts.register(None, "Ann", "a good password", "en")
        assert isinstance(entered, Entered)
        query = text("SELECT password FROM people")
        kept = await accounts.store.read(lambda connection: connection.execute(query).scalar())
        assert str(kept).startswith("$argon2id$")

    with_accounts(tmp_path, story)


def test_a_name_is_taken_once_however_it_is_spelt(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        await accounts.register(None, "Ann", "a good password", "en")
        guest = await accounts.guest("en")
        assert await refusal(accounts.register(None, "aNN", "another password", "en")) == "name-taken"
        assert await refusal(accounts.register(guest.session, "ANN", "another password", "en")) == "name-taken"
        assert await refusal(accounts.rename(guest.session, "ann")) == "name-taken"
        found = await accounts.session(guest.token)
        assert found is not None
        assert found.person == guest.session.person

    with_accounts(tmp_path, story)


def test_two_who_register_the_same_name_at_once_are_one_account(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        work = [accounts.register(None, "Ann", "a good password", "en") for _ in range(3)]
        found = await asyncio.gather(*work, return_exceptions=True)
        assert len([one for one in found if isinstance(one, Entered)]) == 1
        assert [one.code for one in found if isinstance(one, ClanmootError)] == ["name-taken", "name-taken"]

    with_accounts(tmp_path, story)


def test_guessing_does_not_tell_what_was_wrong(tmp_path: Path) -> None:
    async def story(accounts: Accounts) -> None:
        await accounts.register(None, "Ann", "a good password", "en")
        sentences: set[str] = set()
        for name, password in [
            ("Ann", "wrong password"),
            ("Bob", "a good password"),
            ("x" * 99, "y"),
            ("Ann", "z" * 999),
        ]:
            with pytest.raises(ClanmootError) as caught:
                await accounts.login(name, password)
            assert caught.value.code == "login"
            sentences.add(caught.value.sentence)
        assert len(sentences) == 1

    with_accounts(tmp_path, story)


@pytest.mark.parametrize("password", ["", "short", "x" * 201, "half a \ud800 one"])
def test_a_bad_password_makes_no_account(tmp_path: Path, password: str) -> None:
    async def story(accounts: Accounts) -> None:
        assert await refusal(accounts.register(None, "Ann", password, "en")) == "password"
        assert await refusal(accounts.login("Ann", "a good password")) == "login"

    with_accounts(tmp_path, story)


def test_hashing_does_not_hold_the_loop_up() -> None:
    async def story() -> None:
        passwords = Passwords()
        turns = 0
        work = asyncio.create_task(passwords.hashed("a good password"))
        while not work.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns > 10
        assert await passwords.right(work.result(), "a good password")
        assert not await passwords.right(work.result(), "a good passwor")
        assert not await passwords.right("no hash at all", "a good password")
        assert not await passwords.right(None, "nobody's password")

    asyncio.run(story())
