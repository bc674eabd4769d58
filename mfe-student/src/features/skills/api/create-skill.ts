import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adds a skill to the catalogue and claims it in the same call, so that none is left there without the other. */
export function useCreateSkill() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.createSkill>) => callApi(calls.createSkill, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.skills.all }),
  });
}
