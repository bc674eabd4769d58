import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useQuery } from '@tanstack/react-query';
import { importKey } from './import-key';

/** An uploaded file: its columns, what the last check found, what was imported, and how far a running import is. */
export function useImport(id: string) {
  return useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => callApi(calls.readImport, { params: { id }, signal }),
  });
}
