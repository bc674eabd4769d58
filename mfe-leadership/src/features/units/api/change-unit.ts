import { calls, type BodyInput, type UnitDetails } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Changes a unit. What shows its name is loaded again, after a refusal too, because somebody else may have been first.
 */
export function useChangeUnit(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changeUnit>) => callApi(calls.changeUnit, { params: { id }, body }),
    async onSettled() {
      for (const queryKey of [queryKeys.positions.all, queryKeys.events.all]) {
        void client.invalidateQueries({ queryKey });
      }
      await client.invalidateQueries({ queryKey: queryKeys.units.all });
    },
  });
}

/** The unit as it is now. */
export function readCurrentUnit({ _id: id }: UnitDetails): Promise<UnitDetails> {
  return callApi(calls.readUnit, { params: { id } });
}
