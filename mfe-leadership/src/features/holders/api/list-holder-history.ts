import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Who changed what in a holder's record, newest first. */
export function useHolderHistory(id: string) {
  return useQuery({
    queryKey: queryKeys.holders.history(id),
    queryFn: ({ signal }) => callApi(calls.listHolderHistory, { params: { id }, signal }),
  });
}
