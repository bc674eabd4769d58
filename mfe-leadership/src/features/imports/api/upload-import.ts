import { calls, type ImportKind } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { startMessages } from '../messages';
import { importKey } from './import-key';

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
    onSuccess: (uploaded) => client.setQueryData(importKey(uploaded._id), uploaded),
  });
}
