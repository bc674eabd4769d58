import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useCreateEvent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.createEvent>) => callApi(calls.createEvent, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.events.all }),
  });
}
