import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;

/** People who can be named as organisers, found by the service; `null` asks nothing. */
export function usePickablePeople(q: string | null) {
  return useQuery({
    queryKey: ['pickable-people', q],
    queryFn: ({ signal }) => callApi(calls.listPickablePeople, { query: { limit: MOST, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
