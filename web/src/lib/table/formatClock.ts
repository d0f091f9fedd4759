// Formats the time of a clock.
import { t } from '$lib/words/catalogue.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, '0');

/** Return `4:12`, `1:04:12`, or days. */
export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) return t('web-days-left', { days: Math.floor(milliseconds / DAY) });
  // When a clock would show nothing, no time is left.
  const whole = Math.ceil(milliseconds / SECOND) * SECOND;
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const seconds = two(Math.floor((whole % MINUTE) / SECOND));
  return whole >= HOUR ? `${Math.floor(whole / HOUR)}:${two(minutes)}:${seconds}` : `${minutes}:${seconds}`;
}
