import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export function useUnitLeaders(id: string) {
  return useQuery({
    queryKey: [...queryKeys.units.all, 'leaders', id],
    queryFn: ({ signal }) => callApi(calls.listUnitLeaders, { params: { id }, signal }),
  });
}
