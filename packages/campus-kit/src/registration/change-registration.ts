import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Takes a place at an event, or on its waiting list. */
export function useJoinEvent() {
  return useMutation({ mutationFn: (id: string) => callApi(calls.joinEvent, { params: { id } }) });
}

/** Gives the place up. */
export function useLeaveEvent() {
  return useMutation({ mutationFn: (id: string) => callApi(calls.leaveEvent, { params: { id } }) });
}
