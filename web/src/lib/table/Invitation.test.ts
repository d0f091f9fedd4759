import jsQR from 'jsqr';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { catalogueHere } from '../../dev/catalogue';
import { LOCALES, speak } from '$lib/words/catalogue.svelte';
import Invitation from './Invitation.svelte';
import { isThisComputer } from './thisComputer';
import QrCode from './QrCode.svelte';

const PIXELS = 4; // per module

let mounted: ReturnType<typeof mount> | undefined;
beforeAll(() => speak('en', catalogueHere));
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
});

function invite(at: string, path = '/join/K7Qp2mXw'): HTMLElement {
  mounted = mount(Invitation, { target: document.body, props: { at, path } });
  flushSync();
  return document.body;
}

/** Read a code as a camera would: paint its paths, then decode the pixels. */
function scanned(svg: SVGElement): string | undefined {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * PIXELS;
  const image = new Uint8ClampedArray(side * side * 4).fill(255);
  const [ground, modules] = [...svg.querySelectorAll('path')];
  expect(ground?.getAttribute('fill')).toBe('#fff');
  expect(modules?.getAttribute('fill')).toBe('#000');
  for (const [, x, y] of (modules?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let i = 0; i < PIXELS * PIXELS; i++) {
      const [px, py] = [Number(x) * PIXELS + (i % PIXELS), Number(y) * PIXELS + Math.floor(i / PIXELS)];
      image.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3);
    }
  return jsQR(image, side, side, { inversionAttempts: 'dontInvert' })?.data;
}

it.each([
  'http://192.168.1.23:8000/join/K7Qp2mXw',
  'https://games.example.org/clanmoot/join/K7Qp2mXw',
  'http://[fe80::1c2d:3eff:fe4f:5a6b]:8000/join/K7Qp2mXw?seat=3&name=Áine%20Ó%20Néill',
])('draws a code that a scanner reads: %s', (link) => {
  mounted = mount(QrCode, { target: document.body, props: { text: link, label: 'QR' } });
  flushSync();
  expect(scanned(document.querySelector('svg') as SVGElement)).toBe(link);
});

it('has a quiet zone of four modules', () => {
  mounted = mount(QrCode, { target: document.body, props: { text: 'http://192.168.1.23:8000/', label: 'QR' } });
  flushSync();
  const svg = document.querySelector('svg') as SVGElement;
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const at = [...(svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g)];
  const places = at.flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
});

it('shows the code of the link that it copies', async () => {
  const page = invite('http://192.168.1.23:8000/table/K7Qp2mXw');
  const svg = await vi.waitFor(() => {
    const found = page.querySelector<SVGElement>('svg[role="img"]');
    if (!found) throw new Error('There is no code.');
    return found;
  });
  expect(svg.getAttribute('aria-label')).toBe('QR code of the invitation link');
  expect(scanned(svg)).toBe('http://192.168.1.23:8000/join/K7Qp2mXw');
  expect(page.querySelector('.warning')).toBe(null);
});

it.each(LOCALES)('says what to do if only this computer can open the link: %s', async (locale) => {
  await speak(locale, catalogueHere);
  const page = invite('http://127.0.0.1:8000/table/K7Qp2mXw');
  expect(page.querySelector('.warning code')?.textContent).toBe('clanmoot --share');
  expect(page.querySelector('.warning')?.textContent).not.toMatch(/web-invite-local|\{/);
  expect(page.querySelector('svg[role="img"]')).toBe(null);
});

it.each(['localhost', 'clanmoot.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'])(
  '%s is this computer',
  (host) => expect(isThisComputer(new URL(`http://${host}:8000/`).hostname)).toBe(true),
);

it.each(['192.168.1.23', '10.0.0.7', 'games.example.org', 'localhost.example.org', '[fe80::1]', 'myhost.local'])(
  '%s is reachable for others',
  (host) => expect(isThisComputer(new URL(`http://${host}:8000/`).hostname)).toBe(false),
);
