import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;

/** Units whose name holds the text; `null` asks nothing. */
export function useUnits(q: string | null) {
  return useQuery({
    queryKey: ['units', 'filter', q],
    queryFn: ({ signal }) => callApi(calls.listUnits, { query: { limit: MOST, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
