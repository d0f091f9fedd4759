"""The client under a path of another host, through a real nginx: pages, a table, links, and the page for no network."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.server.nginx import NAME, Proxied, examples, proxied

from .conftest import CHROMIUM, FLAGS
from .player import Person

ROOT = "/games/clanmoot"
TABLE = f"""async () => {{
  const headers = {{ 'X-Clanmoot': '1', 'Content-Type': 'application/json' }};
  const body = JSON.stringify({{ game: 'schotten-totten', seats: ['me', 'novice'] }});
  const answer = await fetch('{ROOT}/api/v1/tables', {{ method: 'POST', headers, body }});
  return (await answer.json()).table;
}}"""


@pytest.fixture(scope="module")
def proxy() -> Iterator[Proxied]:
    with proxied(examples()[1]) as found:
        yield found


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[Browser]:
    """A browser that finds the host here, and takes its certificate."""
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1", "--ignore-certificate-errors"]
    found = browser.browser_type.launch(executable_path=CHROMIUM, args=flags)
    yield found
    found.close()


def test_the_client_works_under_a_path(visitor: Browser, proxy: Proxied) -> None:
    site = f"https://{NAME}:{proxy.port}{ROOT}"
    context = visitor.new_context(reduced_motion="reduce", locale="en-GB")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    person = Person(context, "mouse", 1)
    page = person.page

    page.goto(f"{site}/")
    page.locator("header nav a").first.click()
    page.wait_for_url(f"{site}/rules")
    page.locator("main a").first.click()
    page.wait_for_selector("dt a")
    assert page.url.startswith(f"{site}/rules/")
    page.go_back()
    page.locator("header a.brand").click()
    page.wait_for_url(f"{site}/")

    table = page.evaluate(TABLE)
    page.goto(f"{site}/table/{table}")
    for _ in range(4):
        page.wait_for_selector("main [data-lit]:visible, main .lit:visible")
        person.choose()
    assert any('"t":"done"' in text for text in person.heard)
    page.goto(f"{site}/nowhere/at/all")
    assert page.locator(".nowhere a").get_attribute("href") == f"{ROOT}/"

    assert page.evaluate("navigator.serviceWorker.ready.then((found) => found.scope)") == f"{site}/"
    assert {cookie["secure"] for cookie in context.cookies()} == {True}
    ours = [urlsplit(url).path for url in asked if urlsplit(url).hostname == NAME]
    assert ours
    assert [path for path in ours if not path.startswith(f"{ROOT}/")] == []
    assert person.faults == []

    context.set_offline(True)
    page.goto(f"{site}/table/{table}")
    assert "You are offline." in page.inner_text("main")
    assert page.evaluate("getComputedStyle(document.querySelector('main')).display") == "grid"
    context.close()
