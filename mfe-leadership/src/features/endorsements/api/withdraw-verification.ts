import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Takes a verification back. */
export const withdrawVerification = (id: string, reason: string) =>
  callApi(calls.withdrawVerification, { params: { id }, body: { reason } });
