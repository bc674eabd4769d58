import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MAX_RESULTS = 20;

/** Units whose name matches the term; asks nothing for `null`. */
export function useUnits(q: string | null) {
  return useQuery({
    queryKey: [...queryKeys.units.found(calls.listUnits.path, undefined), q],
    queryFn: ({ signal }) => callApi(calls.listUnits, { query: { limit: MAX_RESULTS, ...(q && { q }) }, signal }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}
