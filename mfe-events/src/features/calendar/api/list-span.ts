import { calls, type EventAnswer, type EventCategory, type EventStatus, type Role } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Day } from '../days';

const PAGE_SIZE = 200;
/** More than anybody looks at in a month. */
const MOST_PAGES = 5;

/** Whose list, and of which days. */
export interface SpanQuestion {
  readonly role: Role;
  readonly username?: string | undefined;
  readonly q?: string | undefined;
  readonly category?: EventCategory | undefined;
  readonly status?: EventStatus | undefined;
  readonly unit?: string | undefined;
  readonly from: Day;
  readonly to: Day;
}

interface SpanEvents {
  readonly events: readonly EventAnswer[];
  /** More than were asked for. */
  readonly isCut: boolean;
}

async function fetchSpan({ role, ...query }: SpanQuestion, signal: AbortSignal): Promise<SpanEvents> {
  const events: EventAnswer[] = [];
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value)) as Omit<SpanQuestion, 'role'>;
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // Each page's cursor is in the answer before it.
    const { items, next } = await callList(calls.listEventsByRole, {
      params: { role },
      query: { ...asked, limit: PAGE_SIZE, ...(cursor && { cursor }) },
      signal,
    });
    events.push(...items);
    cursor = next;
    if (!cursor) break;
  }
  return { events, isCut: cursor !== undefined };
}

/** All events of the days that show; the ones before stay until the others are there. */
export function useSpanEvents(question: SpanQuestion) {
  return useQuery({
    queryKey: ['events', 'span', question],
    queryFn: ({ signal }) => fetchSpan(question, signal),
    placeholderData: keepPreviousData,
  });
}
