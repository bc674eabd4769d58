import { calls, type ImportKind } from '@portal/contracts';
import { callApi, readKey } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startMessages } from '../messages';

interface Upload {
  readonly kind: ImportKind;
  readonly file: File;
}

/** Uploads a file, which changes nothing yet. */
export function useUploadImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, file }: Upload) => callApi(calls.uploadImport, { body: { kind }, files: { file } }),
    meta: { failure: startMessages.failed },
    onSuccess: (uploaded) =>
      client.setQueryData(readKey(calls.readImport, 'answer', { params: { id: uploaded._id } }), uploaded),
  });
}
