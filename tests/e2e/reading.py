"""What is wrong with the words on a page as it stands: raw placeholders, raw ids, text that leaves its box."""

import json
from collections.abc import Sequence

from playwright.sync_api import Page

from clanmoot.locales import ENGLISH
from tests.locales.test_languages import messages

SIZES = ((390, 844), (1024, 768), (1440, 900))
# Runs once per page, because sending the ids to the browser takes longer than reading what it shows.
KNOWN = f"window.knownIds = new Set({json.dumps([id for id in messages(ENGLISH) if '-' in id])});"
# Text of HTML is measured by its lines, against its own box, every box that cuts it off, and the screen. What scrolls
# sideways, is shortened on purpose, or is only for the ear is left alone.
FAULTS = r"""async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = new Set();
  const RAW = /\{\s*[$"A-Za-z-]|\$[a-z]+\b|[\u2068\u2069]|\[object |\bundefined\b|\bNaN\b/;
  const read = (text, where) => {
    if (RAW.test(text)) found.add(`a raw placeholder in ${where}: ${text.trim().slice(0, 90)}`);
    for (const word of text.match(/[a-z]+(-[a-z0-9]+)+/g) ?? [])
      if (window.knownIds.has(word)) found.add(`a raw id in ${where}: ${word}`);
  };
  const classes = (one) => (one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '');
  const name = (one) => `<${one.localName} class="${classes(one)}">`;
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const key of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.hasAttribute(key)) read(one.getAttribute(key), `${key} of ${name(one)}`);
  read(document.title, 'the title');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const say = (what, own, text) => found.add(`${what}: ${name(own)} ${text.trim().slice(0, 60)}`);
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the screen');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data;
    const own = node.parentElement;
    if (!text.trim() || ['SCRIPT', 'STYLE', 'TITLE'].includes(own.tagName)) continue;
    read(text, name(own));
    if (!top.contains(own) || own.closest('.hidden, .sr, svg, option, code, input')) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!lines.length) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    let inside = true;  // nothing around it scrolls sideways or shortens it
    let first = true;
    for (let box = own; box && box !== document.documentElement; box = box.parentElement) {
      const { display, overflowX, textOverflow, position, clipPath } = style(box);
      if (display === 'contents') continue;
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') {
        inside = false;
        break;
      }
      if (display === 'inline') continue;
      const around = box.getBoundingClientRect();
      const out = left < around.left - 1.5 || right > around.right + 1.5;
      const turned = style(box).transform !== 'none' || style(box).rotate !== 'none';
      // The numbers of a scale stand over their marks.
      if (out && first && !turned && !/^[\d\s]+$/.test(text)) say('wider than its box', own, text);
      else if (out && (overflowX === 'hidden' || overflowX === 'clip')) say('cut off', own, text);
      first = false;
      if (position === 'fixed') break;
    }
    if (inside && (left < -1 || right > innerWidth + 1)) say('beside the screen', own, text);
  }
  return [...found];
}"""


def faults(page: Page, what: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """Return what is wrong on three screens or some of them, named by the state and the width."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    found: list[str] = []
    # From the size that it has now to the others: a page is laid out once per size.
    for size in sorted(sizes, key=lambda size: size[0], reverse=width > SIZES[1][0]):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found += [f"{what}, {size[0]}: {one}" for one in page.evaluate(FAULTS)]
    return found
