import { calls, type AnswerOf } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIVE = 5000;
const MOST = 200;

/** A request for a room with the event it is for. */
export type DayRequest = AnswerOf<typeof calls.listRoomRequests>[number];

/** The requests of one's area for a day; asked again while the page is looked at. */
export function useDayRequests(date: string) {
  return useQuery({
    queryKey: ['room-requests', 'day', date],
    queryFn: ({ signal }) => allOf(date, signal),
    refetchInterval: LIVE,
  });
}

async function allOf(date: string, signal: AbortSignal): Promise<DayRequest[]> {
  const found: DayRequest[] = [];
  let cursor: string | undefined;
  do {
    const query = { date, limit: MOST, ...(cursor && { cursor }) };
    // Each page is named by the one before it.
    const page = await callList(calls.listRoomRequests, { query, signal });
    found.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return found;
}
