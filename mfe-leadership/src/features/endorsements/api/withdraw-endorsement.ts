import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Takes an endorsement back. */
export const withdrawEndorsement = (id: string, reason: string) =>
  callApi(calls.withdrawEndorsement, { params: { id }, body: { reason } });
