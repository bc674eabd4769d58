import type { AnswerOf, calls } from '@portal/contracts';

type ListedRequest = Pick<AnswerOf<typeof calls.listRoomRequests>[number], 'event' | 'purpose'>;

/** What a room is requested for: the title of its event, or its own purpose. */
export function requestTitle({ event, purpose }: ListedRequest): string {
  return event?.title ?? purpose ?? '';
}
