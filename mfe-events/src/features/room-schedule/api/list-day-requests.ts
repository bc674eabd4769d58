import { calls, type AnswerOf } from '@portal/contracts';
import { callList, readKey } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const PAGE_SIZE = 200;

/** A room request with its event, if it has one. */
export type DayRequest = AnswerOf<typeof calls.listRoomRequests>[number];

/** The requests of a day in the viewer's scope. */
export function useDayRequests(date: string) {
  return useQuery({
    queryKey: [...readKey(calls.listRoomRequests, 'found'), date],
    queryFn: ({ signal }) => listAll(date, signal),
  });
}

async function listAll(date: string, signal: AbortSignal): Promise<DayRequest[]> {
  const found: DayRequest[] = [];
  let cursor: string | undefined;
  do {
    const query = { date, limit: PAGE_SIZE, ...(cursor && { cursor }) };
    // One after the other, because each answer has the cursor of the next page.
    const page = await callList(calls.listRoomRequests, { query, signal });
    found.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return found;
}
