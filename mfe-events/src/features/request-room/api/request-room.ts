import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

interface RoomWish {
  readonly eventId: string;
  readonly body: BodyInput<typeof calls.requestRoom>;
}

/** Asks for a room; answers the event with its requests. */
export function useRequestRoom() {
  return useMutation({
    mutationFn: ({ eventId, body }: RoomWish) => callApi(calls.requestRoom, { params: { eventId }, body }),
  });
}
