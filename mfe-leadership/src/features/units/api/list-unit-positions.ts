import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_POSITIONS = 5;

/** Its first positions by title, and how many there are. */
export function useUnitPositions(unit: string) {
  return useQuery({
    queryKey: [...queryKeys.positions.all, 'of-unit', unit],
    queryFn: ({ signal }) => callList(calls.listPositions, { query: { unit, limit: MAX_POSITIONS }, signal }),
  });
}
