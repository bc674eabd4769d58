import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Uploads the file of a certificate; the achievement that is sent next names it. */
export function useUploadCertificate() {
  return useMutation({
    mutationFn: (file: File) => callApi(calls.uploadCertificate, { files: { file } }),
  });
}
