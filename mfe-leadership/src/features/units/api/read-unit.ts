import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

export function useUnit(id: string) {
  return useQuery({
    queryKey: [...queryKeys.units.all, 'one', id],
    queryFn: ({ signal }) => callApi(calls.readUnit, { params: { id }, signal }),
  });
}
