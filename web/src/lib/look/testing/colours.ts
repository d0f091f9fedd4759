// Measures colours: their contrast, and their appearance to people with colour blindness.

export type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/** The three common kinds of colour blindness, complete (Machado, Oliveira and Fernandes, 2009), on linear light. */
export const VISIONS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const WHITE: Colour = [0.9505, 1, 1.089];
const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const times = (m: Matrix, [a, b, c]: Colour): Colour =>
  m.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Colour;
const clamped = (c: Colour): Colour => c.map((v) => Math.min(1, Math.max(0, v))) as unknown as Colour;

/** Return `#rrggbb` as linear light, or `#rrggbbaa` as it appears on a background. */
export function light(hex: string, ground = '#ffffff'): Colour {
  const part = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  const alpha = hex.length > 7 ? part(hex, 7) : 1;
  return [1, 3, 5].map((at) => linear(part(hex, at) * alpha + part(ground, at) * (1 - alpha))) as unknown as Colour;
}

/** Return the contrast of two colours as defined by WCAG, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [high, low] = [one, other].map((c) => times(TO_XYZ, c)[1]).sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function lab(colour: Colour): Colour {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(TO_XYZ, colour).map((v, i) => f(v / (WHITE[i] as number))) as unknown as Colour;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Return the perceived distance of two colours: about 2 is just noticeable, 100 is black to white. */
export function apart(vision: Matrix, one: Colour, other: Colour): number {
  const [a, b] = [one, other].map((colour) => lab(clamped(times(vision, colour)))) as [Colour, Colour];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
