import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_HOLDERS = 8;

/** Who holds or held its positions, the newest tenure first, and how many there are. */
export function useUnitHolders(unit: string) {
  return useQuery({
    queryKey: [...queryKeys.holders.all, 'of-unit', unit],
    queryFn: ({ signal }) => callList(calls.listHolders, { query: { unit, limit: MAX_HOLDERS }, signal }),
  });
}
