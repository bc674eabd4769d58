import { calls, type BodyInput, type OwnHolding } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * Adds a position of one's own, to be confirmed. In place of one that was returned: that one goes when another position or
 * tenure was the correction, because the new claim is then another record.
 */
export function useClaimPosition(returned: OwnHolding | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInput<typeof calls.appointHolder>) => {
      const claimed = await callApi(calls.appointHolder, { body });
      if (returned && returned._id !== claimed._id) {
        // Left behind, it can still be withdrawn by hand.
        await callApi(calls.withdrawClaim, { params: { id: returned._id } }).catch(() => undefined);
      }
      return claimed;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.holders.all }),
  });
}
