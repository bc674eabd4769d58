import { calls, type AnswerOf, type QueryOf } from '@portal/contracts';
import { callApi, callList } from '@portal/web-kit';

/** A room request with its event, if it has one. */
export type WaitingRequest = AnswerOf<typeof calls.listRoomRequests>[number];

interface WantedRequests {
  readonly limit: number;
  readonly sort: QueryOf<typeof calls.listRoomRequests>['sort'];
  readonly q?: string | undefined;
  readonly unit?: string | undefined;
  readonly room?: string | undefined;
  readonly date?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** All pending requests. */
export const listWaitingRequests = ({ signal, ...query }: WantedRequests) =>
  callList(calls.listRoomRequests, { query: { status: 'pending', ...query }, signal });

/** Approves a pending request, or rejects it, with the reason if there is one. */
export const reviewRoomRequest = (requestId: string, reason: string | undefined) =>
  callApi(calls.reviewRoomRequest, {
    params: { requestId },
    body: reason === undefined ? { status: 'Approved' } : { status: 'Rejected', ...(reason && { reason }) },
  });
