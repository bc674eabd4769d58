import { type Call, pathOf } from '@portal/contracts';
import { apiClient } from '@portal/web-kit';
import { fileNameOf, save } from './save-file';

/** A file that is read by a call. */
export interface FileRequest<C extends Call> {
  call: C;
  params?: Record<string, string>;
}

/** Saves a file under the name that the service gives it; throws ApiError. A link would meet an expired session. */
export async function downloadFile<C extends Call>({ call, params }: FileRequest<C>): Promise<void> {
  const { data, headers } = await apiClient.get<ArrayBuffer>(pathOf(call, params), {
    headers: { Accept: '*/*' },
    responseType: 'arraybuffer',
    // A refusal is JSON, which the client reads the code from.
    transformResponse: (bytes: ArrayBuffer, _headers: unknown, status = 0) => (status < 400 ? bytes : jsonOf(bytes)),
  });
  const type = String(headers['content-type']);
  save(new Blob([data], { type }), fileNameOf(String(headers['content-disposition']), 'file'));
}

function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
