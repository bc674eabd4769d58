import { calls } from '@portal/contracts';
import { readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Makes a link; when that is refused, what can be chosen may have changed. */
export function useShareRecord() {
  const client = useQueryClient();
  return useWrite(calls.shareRecord, {
    onError: () => client.invalidateQueries({ queryKey: readKey(calls.readVerifiedRecord) }),
  });
}
