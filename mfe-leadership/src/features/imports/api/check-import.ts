import { calls, type ImportAnswer } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { importKey } from './import-key';

/** Checks what importing the file would do, with its columns matched like this. */
export function useCheckImport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (columns: ImportAnswer['match']) => callApi(calls.checkImport, { params: { id }, body: { columns } }),
    onSuccess: (checked) => client.setQueryData(importKey(id), checked),
  });
}
