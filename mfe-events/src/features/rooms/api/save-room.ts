import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { roomsKey } from './list-rooms';

interface Saved {
  /** Absent for a new room. */
  readonly id?: string | undefined;
  readonly body: BodyInput<typeof calls.addRoom>;
}

/** Everything that shows rooms asks again. */
function useRenewRooms() {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: roomsKey }),
      client.invalidateQueries({ queryKey: ['room-availability'] }),
    ]);
  };
}

/** Adds a room or changes one. */
export function useSaveRoom() {
  const renew = useRenewRooms();
  return useMutation({
    mutationFn: ({ id, body }: Saved) =>
      id === undefined ? callApi(calls.addRoom, { body }) : callApi(calls.changeRoom, { params: { id }, body }),
    onSuccess: renew,
  });
}

/** Takes a room into use or out of it. */
export function useSwitchRoom() {
  const renew = useRenewRooms();
  return useMutation({
    mutationFn: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
      callApi(calls.changeRoom, { params: { id }, body: { active } }),
    onSettled: renew,
  });
}
