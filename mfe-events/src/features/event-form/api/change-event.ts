import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Changes what the body names. */
export function useChangeEvent(id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.changeEvent>) => callApi(calls.changeEvent, { params: { id }, body }),
  });
}

/** The event as it is now, after a refusal that says that it is another one. */
export function readEventNow(id: string) {
  return callApi(calls.readEvent, { params: { id } });
}
