import { calls } from '@portal/contracts';
import { readKey, useWrite } from '@portal/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Imports a checked file as a whole. After a refusal it is read again, because the check may have another result now. */
export function useApplyImport(id: string) {
  const client = useQueryClient();
  const queryKey = readKey(calls.readImport, 'answer', { params: { id } });
  return useWrite(calls.applyImport, {
    onSuccess: (applied) => client.setQueryData(queryKey, applied),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
