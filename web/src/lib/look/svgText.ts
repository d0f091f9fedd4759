// Letters and numbers inside a drawing. The container of the drawing has a label of its own ("stone 3, yours"), so the
// text must not be read again. It is therefore stored once per page and referred to.

const SVG = 'http://www.w3.org/2000/svg';
const known = new Map<string, string>();
let shelf: Element | undefined;

function opened(): Element {
  const svg = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [
    ['width', '0'],
    ['height', '0'],
    ['aria-hidden', 'true'],
    ['focusable', 'false'],
  ] as const)
    svg.setAttribute(name, value);
  svg.style.position = 'absolute';
  document.body.prepend(svg);
  return svg.appendChild(document.createElementNS(SVG, 'defs'));
}

/** Return the target of a `<use>`. Font, size and colour come from the `<use>`. */
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
