import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Withdraws an achievement; the list is loaded again after a refusal too, because another window may have withdrawn it. */
export function useWithdrawAchievement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(calls.withdrawAchievement, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.achievements.all }),
  });
}
