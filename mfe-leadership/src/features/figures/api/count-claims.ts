import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** How many positions that students claim wait for the person. */
export const claimCountQuery = queryOptions({
  queryKey: [...queryKeys.holders.claims, 'count'],
  queryFn: ({ signal }) => callList(calls.listClaims, { query: { limit: 1 }, signal }),
  select: ({ total }) => total,
});

export const useClaimCount = () => useQuery(claimCountQuery);
