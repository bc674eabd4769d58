import { calls } from '@portal/contracts';
import { callApi, queryKeys } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importKey } from './import-key';

/** Imports a checked file as a whole. After a refusal it is read again, because the check may have another result now. */
export function useApplyImport(id: string) {
  const client = useQueryClient();
  const queryKey = importKey(id);
  return useMutation({
    mutationFn: (version: number) => callApi(calls.applyImport, { params: { id }, body: { version } }),
    onSuccess(applied) {
      client.setQueryData(queryKey, applied);
      for (const changed of [queryKeys.units.all, queryKeys.positions.all, queryKeys.holders.all]) {
        void client.invalidateQueries({ queryKey: changed });
      }
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
