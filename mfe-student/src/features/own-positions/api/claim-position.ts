import { calls, type OwnHolding } from '@portal/contracts';
import { callApi, useWrite } from '@portal/web-kit';

/**
 * Adds a position of one's own, to be confirmed. In place of one that was returned: that one goes when another position or
 * tenure was the correction, because the new claim is then another record.
 */
export function useClaimPosition(returned: OwnHolding | undefined) {
  return useWrite(calls.appointHolder, {
    onSuccess: async (claimed) => {
      if (!returned || returned._id === claimed._id) return;
      // Left behind, it can still be withdrawn by hand.
      await callApi(calls.withdrawClaim, { params: { id: returned._id } }).catch(() => undefined);
    },
  });
}
