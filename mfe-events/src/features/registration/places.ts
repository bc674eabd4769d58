import type { EventAnswer } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';
import { registrationTexts as words } from './texts';

/** What the line over the buttons says; without a limit there is no bar. */
export interface Places {
  readonly start: string;
  readonly end: string;
  readonly bar?: { readonly label: string; readonly taken: number; readonly max: number };
}

type Registration = EventAnswer['registration'];

/** The places of an event in words. */
export function placesOf(registration: Registration, formats: Formats, now: number = Date.now()): Places {
  if (!registration.required) return { start: words.open, end: words.notNeeded };
  const { fees, max_participants: max, taken = 0 } = registration;
  const rest = windowOf(registration, formats, now);
  const end = fees ? words.withFees(formats.money(fees), rest) : rest;
  if (max === undefined) return { start: words.open, end: end || words.noLimit };
  const shown = formats.number(max);
  const left = Math.max(0, max - taken);
  return {
    start: left === 0 ? words.full(max, shown) : words.left(formats.number(left), max, shown),
    end,
    bar: { label: words.taken(formats.number(taken), max, shown), taken, max },
  };
}

function windowOf(registration: Registration, formats: Formats, now: number): string {
  const { state, start, end, waiting = 0 } = registration;
  if (state === 'closed') return words.closed;
  if (state === 'not-yet') return start ? words.opens(shortDay(start, formats, now)) : '';
  if (isFull(registration) && waiting > 0) return words.line(formats.number(waiting));
  return end ? words.closes(shortDay(end, formats, now)) : '';
}

/** Every place is held, or somebody stands in line for one that was just given back. */
export function isFull({ max_participants: max, taken = 0, waiting = 0 }: Registration): boolean {
  return max !== undefined && (taken >= max || waiting > 0);
}

/** `20 Nov`, and the year only when it is another one. */
function shortDay(moment: string, formats: Formats, now: number): string {
  const [year, day] = [formats.date(now).slice(-4), formats.date(moment)];
  return day.endsWith(year) ? day.slice(0, -5) : day;
}
