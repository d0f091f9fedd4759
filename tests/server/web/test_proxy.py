"""Behind a real nginx, configured as the page on serving says: at the root of a host, and under a path."""

import asyncio
import random
import ssl
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urljoin

import httpx
import pytest

from tests.server.client import guest, seated, story
from tests.server.fuzz.calm import calm
from tests.server.nginx import NAME, Example, Proxied, examples, proxied

EXAMPLES = examples()
PATHS = ["", "/games/clanmoot"]
TIMEOUT = 60.0


@pytest.fixture(scope="module", params=[0, 1], ids=["root", "path"])
def found(request: pytest.FixtureRequest) -> Iterator[tuple[Proxied, str]]:
    """A server behind nginx, and the path at which it is shown."""
    with proxied(EXAMPLES[request.param]) as proxy:
        yield proxy, PATHS[request.param]
        calm(proxy.server)


@pytest.fixture
def browser(found: tuple[Proxied, str]) -> Iterator[httpx.Client]:
    """A client that came by host name."""
    proxy, root = found
    with client(proxy, root) as one:
        yield one


def client(proxy: Proxied, root: str, source: str = "127.0.0.1") -> httpx.Client:
    """Return a client that sends the name of the host, from an address."""
    context = ssl.create_default_context(cafile=proxy.certificate)
    transport = httpx.HTTPTransport(verify=context, local_address=source)
    return httpx.Client(base_url=proxy.url + root, headers={"Host": NAME}, transport=transport, timeout=TIMEOUT)


class Links(HTMLParser):
    """Collects the addresses of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attributes if name in ("href", "src") and value]


def test_the_page_has_an_example_for_a_host_and_one_for_a_path() -> None:
    assert [example.options[-1] for example in EXAMPLES] == ["127.0.0.1", "/games/clanmoot"]
    assert all("--proxy" in example.options for example in EXAMPLES)


@pytest.mark.parametrize("page", ["/", "/table/abc", "/rules/tain", "/offline.html", "/api/v1/docs"])
def test_a_page_and_all_that_it_names_are_there(found: tuple[Proxied, str], browser: httpx.Client, page: str) -> None:
    _, root = found
    answer = browser.get(page)
    assert answer.status_code == 200
    for address in [urljoin(f"{root}{page}", link) for link in Links(answer.text).found]:
        if "#" not in address:
            assert address.startswith(f"{root}/")
            named = browser.get(address.removeprefix(root))
            assert (address, named.status_code) == (address, 200)


def test_what_scripts_need_is_there(found: tuple[Proxied, str], browser: httpx.Client) -> None:
    if "clanmoot-root" not in browser.get("/").text:
        pytest.skip("the browser client is not built")
    _, root = found
    assert f'name="clanmoot-root" content="{root}/"' in browser.get("/table/abc").text
    assert browser.get("/offline.js").status_code == 200
    manifest = browser.get("/manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    for icon in manifest["icons"]:
        assert browser.get("/" + icon["src"]).status_code == 200


def test_a_description_names_the_path(found: tuple[Proxied, str], browser: httpx.Client) -> None:
    described = browser.get("/api/v1/docs/openapi.json").json()
    assert described["servers"] == [{"url": found[1] or "/"}]


def test_cookies_and_headers_are_those_of_https(browser: httpx.Client) -> None:
    answer = browser.post("/api/v1/guest", headers={"X-Clanmoot": "1", "Origin": f"https://{NAME}"})
    assert answer.status_code == 201
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert "; httponly" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert browser.post("/api/v1/guest", headers={"Origin": "https://evil.example"}).status_code == 403


def test_http_leads_to_https() -> None:
    with proxied(EXAMPLES[0]) as proxy:
        answer = httpx.get(f"http://127.0.0.1:{proxy.plain}/rules/tain", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/rules/tain")


def test_a_whole_game_is_played(found: tuple[Proxied, str], monkeypatch: pytest.MonkeyPatch) -> None:
    proxy, root = found
    monkeypatch.setenv("SSL_CERT_FILE", proxy.certificate)

    async def told() -> None:
        ann, bob = await guest(proxy.url + root), await guest(proxy.url + root)
        async with ann, bob:
            table = await seated(ann, bob)
            await asyncio.gather(ann.play(table, random.Random(1)), bob.play(table, random.Random(2)))
            assert (await bob.get(f"/tables/{table}/record"))["game"] == "schotten-totten"

    story(told)


@pytest.mark.parametrize("example", EXAMPLES, ids=["root", "path"])
def test_limits_count_people_and_not_the_proxy(example: Example) -> None:
    root = PATHS[EXAMPLES.index(example)]
    options = (*example.options, "--limit", "guests=2/1", "--limit", "sockets=2")
    with proxied(Example(options, example.configuration), limits=True) as proxy:
        codes = {}
        for source in ("127.0.0.2", "127.0.0.3"):
            with client(proxy, root, source) as person:
                forged = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(4)]
                codes[source] = [person.post("/api/v1/guest", headers=headers).status_code for headers in forged]
        assert codes == {source: [201, 201, 429, 429] for source in ("127.0.0.2", "127.0.0.3")}


def test_a_proxy_may_take_the_path_off() -> None:
    options, configuration = EXAMPLES[1]
    stripped = configuration.replace("proxy_pass http://clanmoot;", "proxy_pass http://clanmoot/;")
    assert stripped != configuration
    with proxied(Example(options, stripped)) as proxy, client(proxy, PATHS[1]) as person:
        assert person.get("/api/v1/games").status_code == 200
        assert f'"{PATHS[1]}/' in person.get("/table/abc").text
        answer = person.get(proxy.url + PATHS[1])
        assert (answer.status_code, answer.headers["location"].endswith(f"{PATHS[1]}/")) == (301, True)


def test_other_names_are_refused(found: tuple[Proxied, str], browser: httpx.Client) -> None:
    answer = browser.get("/health", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
