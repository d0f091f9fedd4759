// Letters and numbers that are part of a drawing. What holds the drawing has a name of its own ("stone 3, yours"), and
// what is drawn on it must not count as a second text: so it is kept once a page, and referred to.

const SVG = 'http://www.w3.org/2000/svg';
const known = new Map<string, string>();
let shelf: Element | undefined;

function opened(): Element {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [['width', '0'], ['height', '0'], ['aria-hidden', 'true'], ['focusable', 'false']] as const)
    svg.setAttribute(name, value);
  svg.style.position = 'absolute';
  document.body.prepend(svg);
  return svg.appendChild(document.createElementNS(SVG, 'defs'));
}

/** What `<use>` refers to; it has the font, the size and the colour of the `<use>`. */
export function svgText(what: string | number | undefined): string {
  const letters = String(what ?? '');
  const found = known.get(letters);
  if (found && shelf?.isConnected) return found;
  if (!shelf?.isConnected) {
    shelf = opened();
    known.clear();
  }
  const text = shelf.appendChild(document.createElementNS(SVG, 'text'));
  text.id = `drawn${known.size}`;
  text.textContent = letters;
  known.set(letters, `#${text.id}`);
  return `#${text.id}`;
}
