import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Withdraws a claim; the list is loaded again after a refusal too, because it may have been decided meanwhile. */
export function useWithdrawClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(calls.withdrawClaim, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.holders.all }),
  });
}
