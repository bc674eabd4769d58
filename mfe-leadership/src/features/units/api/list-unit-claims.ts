import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

const MAX_CLAIMS = 5;

/** The claims of its positions that need the person's confirmation, oldest first, and how many there are. */
export function useUnitClaims(unit: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.holders.claims, 'of-unit', unit],
    queryFn: ({ signal }) => callList(calls.listClaims, { query: { unit, limit: MAX_CLAIMS }, signal }),
    enabled: isWanted,
  });
}
