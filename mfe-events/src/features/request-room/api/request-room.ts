import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

interface RoomRequestInput {
  readonly eventId: string;
  readonly body: BodyInput<typeof calls.requestRoom>;
}

/** Requests a room; answers the event with its requests. */
export function useRequestRoom() {
  return useMutation({
    mutationFn: ({ eventId, body }: RoomRequestInput) => callApi(calls.requestRoom, { params: { eventId }, body }),
  });
}
