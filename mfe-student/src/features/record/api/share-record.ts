import { calls, type BodyInput } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordKeys } from '../record-keys';

/** Makes a link; when that is refused, what can be chosen may have changed. */
export function useShareRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof calls.shareRecord>) => callApi(calls.shareRecord, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.links }),
    onError: () => client.invalidateQueries({ queryKey: recordKeys.verified }),
  });
}
