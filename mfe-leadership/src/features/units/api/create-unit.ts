import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Creates a unit; lists of units are then loaded again. */
export function useCreateUnit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.createUnit>) => callApi(calls.createUnit, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.units.all }),
  });
}
