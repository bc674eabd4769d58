import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

export function useChangeEvent(id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changeEvent>) => callApi(calls.changeEvent, { params: { id }, body }),
  });
}

/** The event as it is saved now, whatever the cache holds. */
export function readEventNow(id: string) {
  return callApi(calls.readEvent, { params: { id } });
}
