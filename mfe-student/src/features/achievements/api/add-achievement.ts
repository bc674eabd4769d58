import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Records an achievement of one's own, to be verified. */
export function useAddAchievement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.addAchievement>) => callApi(calls.addAchievement, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.achievements.all }),
  });
}
