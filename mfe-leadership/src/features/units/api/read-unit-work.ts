import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The room requests and the feedback of a unit that wait for its officers. */
export function useUnitWork(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...queryKeys.units.all, 'work', id],
    queryFn: ({ signal }) => callApi(calls.readUnitWork, { params: { id }, signal }),
    enabled: isWanted,
  });
}
