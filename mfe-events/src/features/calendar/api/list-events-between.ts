import { calls, type EventAnswer, type EventCategory, type EventStatus, type Role } from '@portal/contracts';
import { callList, readKey } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Day } from '../days';

const PAGE_SIZE = 200;
/** A month with more events than that is shown in part. */
const MAX_PAGES = 5;

export interface EventRange {
  readonly role: Role;
  readonly username?: string | undefined;
  readonly q?: string | undefined;
  readonly category?: EventCategory | undefined;
  readonly status?: EventStatus | undefined;
  readonly unit?: string | undefined;
  readonly from: Day;
  readonly to: Day;
}

interface EventsBetween {
  readonly events: readonly EventAnswer[];
  /** Whether there are more events than these. */
  readonly isTruncated: boolean;
}

async function listEvents({ role, ...query }: EventRange, signal: AbortSignal): Promise<EventsBetween> {
  const events: EventAnswer[] = [];
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Omit<EventRange, 'role'>;
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    // One after the other, because each answer has the cursor of the next page.
    const { items, next } = await callList(calls.listEventsByRole, {
      params: { role },
      query: { ...given, limit: PAGE_SIZE, ...(cursor && { cursor }) },
      signal,
    });
    events.push(...items);
    cursor = next;
    if (!cursor) break;
  }
  return { events, isTruncated: cursor !== undefined };
}

/** All events of a range of days; the ones of the last range stay until they have loaded. */
export function useEventsBetween(range: EventRange) {
  return useQuery({
    queryKey: [...readKey(calls.listEventsByRole, 'found'), range],
    queryFn: ({ signal }) => listEvents(range, signal),
    placeholderData: keepPreviousData,
  });
}
