import { calls, type RoomRequestStatus } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

export type Verdict = Exclude<RoomRequestStatus, 'Pending'>;

export interface Review {
  readonly requestId: string;
  readonly status: Verdict;
}

/** Approves or rejects a pending request; answers all requests of its event. */
export function reviewRoomRequest({ requestId, status }: Review) {
  return callApi(calls.reviewRoomRequest, { params: { requestId }, body: { status } });
}

export function useReviewRoomRequest() {
  return useMutation({ mutationFn: reviewRoomRequest });
}
