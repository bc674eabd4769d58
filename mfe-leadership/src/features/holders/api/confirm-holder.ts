import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Confirms or returns a claimed position. */
export const confirmHolder = (id: string, body: BodyInput<typeof calls.confirmHolder>) =>
  callApi(calls.confirmHolder, { params: { id }, body });

/** Lists are loaded again after a refusal too, because somebody else may have been first. */
export function useConfirmHolder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.confirmHolder>) => confirmHolder(id, body),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.holders.all }),
  });
}
