import type { EventAnswer } from '@portal/contracts';
import type { Formats } from '@portal/web-kit';
import { isFull } from '../registration/optimistic-registration';
import { capacityMessages, messages } from './messages';

/** The texts about the places of an event; there is no bar without a limit. */
export interface CapacityTexts {
  readonly leading: string;
  readonly trailing: string;
  readonly bar?: { readonly label: string; readonly value: number; readonly max: number };
}

type Registration = EventAnswer['registration'];

/** How many places there are, how many are left, and until when one can register. */
export function capacityTexts(registration: Registration, formats: Formats, now: number = Date.now()): CapacityTexts {
  if (!registration.required) return { leading: messages.open, trailing: messages.notNeeded };
  const { fees, max_participants: max, state, taken = 0 } = registration;
  // Places matter only to those who may still take one.
  if (state === 'closed')
    return { leading: messages.registeredCount(formats.number(taken)), trailing: messages.closed };
  const period = periodText(registration, formats, now);
  const trailing = fees ? messages.withFees(formats.money(fees), period) : period;
  if (max === undefined) return { leading: messages.open, trailing: trailing || capacityMessages.noLimit };
  const shown = formats.number(max);
  const left = Math.max(0, max - taken);
  return {
    leading: left === 0 ? capacityMessages.full(max, shown) : capacityMessages.left(formats.number(left), max, shown),
    trailing,
    bar: { label: capacityMessages.taken(formats.number(taken), max, shown), value: taken, max },
  };
}

function periodText(registration: Registration, formats: Formats, now: number): string {
  const { state, start, end, waiting = 0 } = registration;
  if (state === 'not-yet') return start ? messages.opens(formats.shortDate(start, now)) : '';
  if (isFull(registration) && waiting > 0) return messages.waitlist(formats.number(waiting));
  return end ? messages.closes(formats.shortDate(end, now)) : '';
}
