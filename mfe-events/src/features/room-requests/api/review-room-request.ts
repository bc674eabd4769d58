import { calls, type RoomRequestStatus } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

export type Decision = Exclude<RoomRequestStatus, 'Pending'>;

interface Review {
  readonly requestId: string;
  readonly status: Decision;
  /** Of a rejection; the requester sees it. */
  readonly reason?: string | undefined;
}

/** Approves or rejects a pending request; answers all requests of its event. */
export function useReviewRoomRequest() {
  return useMutation({
    mutationFn: ({ requestId, status, reason }: Review) =>
      callApi(calls.reviewRoomRequest, { params: { requestId }, body: { status, ...(reason && { reason }) } }),
  });
}
