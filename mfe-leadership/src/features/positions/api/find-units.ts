import { calls, type UnitCategory } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const MOST = 20;
const ALL = 200;

/** Units a position can be of, found by the service; `null` asks nothing. */
export function useFoundUnits(q: string | null, category: UnitCategory | null) {
  return useQuery({
    queryKey: ['units-for-positions', category, q],
    queryFn: ({ signal }) =>
      callApi(calls.listUnits, {
        query: { limit: MOST, expand: '1', ...(q && { q }), ...(category && { category }) },
        signal,
      }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
}

/** The departments of the filter, by name. */
export function useDepartments() {
  return useQuery({
    queryKey: ['units', 'departments'],
    queryFn: ({ signal }) => callApi(calls.listUnits, { query: { limit: ALL }, signal }),
  });
}
