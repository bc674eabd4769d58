import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;

/** Units with their council, found by the service; `null` asks nothing. */
export function useFoundUnits(q: string | null) {
  return useQuery({
    queryKey: ['units-for-roles', q],
    queryFn: ({ signal }) => callApi(calls.listUnits, { query: { limit: MOST, expand: '1', ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
