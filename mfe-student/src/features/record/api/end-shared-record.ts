import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordKeys } from '../record-keys';

export function useEndSharedRecord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(calls.endSharedRecord, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: recordKeys.links }),
  });
}
