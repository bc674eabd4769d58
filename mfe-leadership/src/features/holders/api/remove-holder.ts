import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Removes a record; lists are loaded again after a refusal too, because somebody else may have been first. */
export function useRemoveHolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(calls.removeHolder, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.holders.all }),
  });
}
