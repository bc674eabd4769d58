import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Appoints a position holder; lists of holders are then loaded again. */
export function useAppointHolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.appointHolder>) => callApi(calls.appointHolder, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.holders.all }),
  });
}
