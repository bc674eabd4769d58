import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Takes a place in an event, or one in its line. */
export function useJoinEvent() {
  return useMutation({ mutationFn: (id: string) => callApi(calls.joinEvent, { params: { id } }) });
}

/** Gives the place back. */
export function useLeaveEvent() {
  return useMutation({ mutationFn: (id: string) => callApi(calls.leaveEvent, { params: { id } }) });
}
