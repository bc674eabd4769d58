import { calls } from '@portal/contracts';
import { callList, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How many hold an office in a tenure, as the list of holders counts them. */
export function useHoldersOfTenure(tenure: string) {
  return useQuery({
    queryKey: [...queryKeys.holders.count, tenure],
    queryFn: ({ signal }) =>
      callList(calls.listHolders, { query: { limit: 1, status: 'active', tenure_year: tenure }, signal }),
    select: ({ total }) => total,
  });
}
