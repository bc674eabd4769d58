import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 10;

/** People by name, address or student ID, found by the service; `null` asks nothing. */
export function usePeople(q: string | null) {
  return useQuery({
    queryKey: ['people-for-audit', q],
    queryFn: ({ signal }) => callApi(calls.listUsers, { query: { limit: MOST, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
