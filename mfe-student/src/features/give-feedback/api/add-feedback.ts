import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useAddFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.addFeedback>) => callApi(calls.addFeedback, { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.feedback.all }),
        client.invalidateQueries({ queryKey: queryKeys.feedback.statistics }),
      ]),
  });
}
