import { calls } from '@portal/contracts';
import { readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Checks what importing the file would do, with its columns matched like this. */
export function useCheckImport(id: string) {
  const client = useQueryClient();
  return useWrite(calls.checkImport, {
    onSuccess: (checked) => client.setQueryData(readKey(calls.readImport, 'answer', { params: { id } }), checked),
  });
}
