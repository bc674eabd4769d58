import { calls, type BodyInput } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface SavedRoom {
  /** Absent for a new room. */
  readonly id?: string | undefined;
  readonly body: BodyInput<typeof calls.addRoom>;
}

function useInvalidateRooms() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKeys.rooms.all }),
      client.invalidateQueries({ queryKey: queryKeys.rooms.availability }),
    ]);
}

/** Adds or changes a room. */
export function useSaveRoom() {
  return useMutation({
    mutationFn: ({ id, body }: SavedRoom) =>
      id === undefined ? callApi(calls.addRoom, { body }) : callApi(calls.changeRoom, { params: { id }, body }),
    onSuccess: useInvalidateRooms(),
  });
}

/** Sets whether a room is in use. */
export function useSwitchRoom() {
  return useMutation({
    mutationFn: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
      callApi(calls.changeRoom, { params: { id }, body: { active } }),
    onSettled: useInvalidateRooms(),
  });
}
