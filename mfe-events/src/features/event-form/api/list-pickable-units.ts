import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;

/** Units this person may create events for, found by the service; `null` asks nothing. */
export function usePickableUnits(q: string | null) {
  return useQuery({
    queryKey: ['pickable-units', q],
    queryFn: ({ signal }) => callApi(calls.listPickableUnits, { query: { limit: MOST, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
