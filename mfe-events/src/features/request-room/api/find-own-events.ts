import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

const MAX_RESULTS = 20;
const STATUSES = ['ongoing', 'planned'] as const;

/** Own events that are not over, ongoing ones first. */
export async function findOwnEvents(q: string, signal: AbortSignal) {
  const found = STATUSES.map((status) =>
    callApi(calls.listManagedEvents, { query: { status, limit: MAX_RESULTS, ...(q && { q }) }, signal }),
  );
  return (await Promise.all(found)).flat();
}
