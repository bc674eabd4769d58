import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Claims a skill of the catalogue for oneself. */
export function useClaimSkill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.claimSkill>) => callApi(calls.claimSkill, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.skills.all }),
  });
}
