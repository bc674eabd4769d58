import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;

const STATUSES = ['ongoing', 'planned'] as const;

/** One's own events that are not over, soonest first; null asks for nothing yet. */
export function useOwnEvents(q: string | null) {
  return useQuery({
    queryKey: ['events', 'own-to-come', q],
    queryFn: async ({ signal }) => {
      const found = STATUSES.map((status) =>
        callApi(calls.listManagedEvents, { query: { status, limit: MOST, ...(q && { q }) }, signal }),
      );
      return (await Promise.all(found)).flat();
    },
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
