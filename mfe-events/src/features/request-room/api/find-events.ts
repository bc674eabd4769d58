import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;

/** One's own events that are planned, soonest first; null asks for nothing yet. */
export function useOwnEvents(q: string | null) {
  return useQuery({
    queryKey: ['events', 'own-planned', q],
    queryFn: ({ signal }) =>
      callApi(calls.listManagedEvents, { query: { status: 'planned', limit: MOST, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
