import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Approves a pending request, or rejects it, with the reason if there is one. */
export const reviewRoomRequest = (requestId: string, reason: string | undefined) =>
  callApi(calls.reviewRoomRequest, {
    params: { requestId },
    body: reason === undefined ? { status: 'Approved' } : { status: 'Rejected', ...(reason && { reason }) },
  });
