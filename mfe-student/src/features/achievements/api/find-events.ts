import { calls } from '@portal/contracts';
import type { ComboOption } from '@portal/ui/forms';
import { callApi, readKey, useFormats, usePermission } from '@portal/web-kit';
import { usePickerSearch } from '@portal/web-kit/forms';
import { formMessages as messages } from '../messages';

const MAX_EVENTS = 10;

interface FoundEvent {
  readonly _id: string;
  readonly title: string;
  readonly start: string | null;
  readonly group: string;
}

/** Finds started events by title, those that the person registered for first. */
export function useEventSearch() {
  const today = useFormats().calendarDay(Date.now());
  // Officers do not register.
  const mayRegister = usePermission('listMyRegistrations');
  return usePickerSearch<FoundEvent>({
    queryKey: [...readKey(calls.listPublicEvents, 'found'), today],
    find: (q, signal) => findEvents({ q, today, mayRegister, signal }),
  });
}

interface EventQuestion {
  readonly q: string;
  readonly today: string;
  readonly mayRegister: boolean;
  readonly signal: AbortSignal;
}

async function findEvents({ q, today, mayRegister, signal }: EventQuestion): Promise<FoundEvent[]> {
  const term = q === '' ? {} : { q };
  const [joined, all] = await Promise.all([
    mayRegister
      ? callApi(calls.listMyRegistrations, { query: { ...term, limit: MAX_EVENTS, when: 'begun' }, signal })
      : [],
    callApi(calls.listPublicEvents, { query: { ...term, limit: MAX_EVENTS, to: today }, signal }),
  ]);
  const own = joined
    .filter(({ status }) => status === 'registered')
    .map(({ event }) => foundOf(event, messages.ownEvents));
  const isOwn = new Set(own.map(({ _id }) => _id));
  const others = all.filter(({ _id, status }) => !isOwn.has(_id) && status !== 'cancelled');
  return [...own, ...others.map((event) => foundOf(event, messages.otherEvents))];
}

type EventFacts = Pick<FoundEvent, '_id' | 'title'> & { readonly schedule: { readonly start: string | null } };

function foundOf({ _id, title, schedule: { start } }: EventFacts, group: string): FoundEvent {
  return { _id, title, start, group };
}

/** An option of the picker; the day distinguishes events of one title. */
export function eventOption({ _id, title, start, group }: FoundEvent, date: (moment: string) => string): ComboOption {
  return { id: _id, label: title, group, ...(start !== null && { detail: date(start) }) };
}
