import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 10;

/** Where found people lie in the cache. */
export const peopleKey = ['people-for-roles'] as const;

/** People by name, address or student ID, found by the service; `null` asks nothing. */
export function useFoundPeople(q: string | null) {
  return useQuery({
    queryKey: [...peopleKey, q],
    queryFn: ({ signal }) => callApi(calls.listUsers, { query: { limit: MOST, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
