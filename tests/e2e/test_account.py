"""An account in the browser: made, refused in the page's language, left here and everywhere."""

import random

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running

PASSWORD = "quiet heron over the tarn"


def entered(page: Page, name: str, password: str, button: str) -> None:
    """Fill in the form of the account, and press a button."""
    form = page.locator("form").filter(has=page.locator("input[type=password]"))
    form.locator("input").nth(0).fill(name)
    form.locator("input").nth(1).fill(password)
    form.get_by_role("button", name=button, exact=True).click()


def test_an_account_is_made_and_left_everywhere(browser: Browser, registry: Running) -> None:
    name = f"Isla {random.getrandbits(32):x}"
    contexts = [browser.new_context(reduced_motion="reduce", locale="en-GB") for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"{registry.url}/settings")
    first, second = pages
    planted = [cookie["value"] for cookie in contexts[0].cookies() if cookie["name"] == "clanmoot"]
    entered(first, name, "password", "Create account")
    expect(first.get_by_text("This password is easy to guess.")).to_be_visible()
    entered(first, "Admin", PASSWORD, "Create account")
    expect(first.get_by_text("The name Admin is reserved")).to_be_visible()
    entered(first, name, PASSWORD, "Create account")
    expect(first.get_by_role("button", name="Log out everywhere")).to_be_visible()
    assert [cookie["value"] for cookie in contexts[0].cookies() if cookie["name"] == "clanmoot"] != planted
    entered(second, name, "wrong " + PASSWORD, "Log in")
    expect(second.get_by_text("Wrong name or password.")).to_be_visible()
    entered(second, name, PASSWORD, "Log in")
    second.get_by_role("button", name="Log out everywhere").click()
    expect(second.get_by_text("You\u2019re logged out on all devices.")).to_be_visible()
    first.reload()
    expect(first.get_by_role("button", name="Log in", exact=True)).to_be_visible()
    for context in contexts:
        context.close()
