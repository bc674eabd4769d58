import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Asks for a room; answers the event with its requests. */
export function useRequestRoom(eventId: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.requestRoom>) =>
      callApi(calls.requestRoom, { params: { eventId }, body }),
  });
}
