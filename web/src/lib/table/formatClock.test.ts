import { expect, it } from 'vitest';
import { clockText } from './formatClock';

it('shows minutes and seconds, and hours where there are any', () => {
  expect(clockText(252_000)).toBe('4:12');
  expect(clockText(3_852_000)).toBe('1:04:12');
  expect(clockText(9_000)).toBe('0:09');
});

it('shows nothing only when nothing is left', () => {
  expect(clockText(1)).toBe('0:01');
  expect(clockText(0)).toBe('0:00');
  expect(clockText(59_999)).toBe('1:00');
});
