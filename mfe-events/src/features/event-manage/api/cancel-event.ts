import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

export function useCancelEvent(id: string) {
  return useMutation({
    mutationFn: (reason: string) => callApi(calls.cancelEvent, { params: { id }, body: { reason } }),
  });
}
