import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adds a position; lists of positions are then loaded again. */
export function useAddPosition() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.addPosition>) => callApi(calls.addPosition, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.positions.all }),
  });
}
