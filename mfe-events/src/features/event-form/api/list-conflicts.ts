import { calls, type QueryInput } from '@portal/contracts';
import { callApi, readKey } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type ConflictQuery = QueryInput<typeof calls.listConflicts>;

/** Other events at that time for the same audience or in the same room. Only advice, so a failure is silent. */
export function useConflicts(query: ConflictQuery | null) {
  return useQuery({
    queryKey: [...readKey(calls.listConflicts, 'found'), query],
    queryFn: ({ signal }) => (query ? callApi(calls.listConflicts, { query, signal }) : []),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}
