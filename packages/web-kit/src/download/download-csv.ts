import { type Call, pathOf, type QueryInput } from '@portal/contracts';
import { apiClient } from '@portal/web-kit';

/** By this, spreadsheets know the characters; reading an answer as text takes it away. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a list is asked with when its answer is wanted as a file. */
export interface CsvRequest<C extends Call> {
  call: C;
  params?: Record<string, string>;
  query?: QueryInput<C>;
}

/** Saves a list as CSV under the name that the service gives its file; throws ApiError. */
export async function downloadCsv<C extends Call>({ call, params, query }: CsvRequest<C>): Promise<void> {
  const { data, headers } = await apiClient.get<string>(pathOf(call, params), {
    params: query,
    headers: { Accept: 'text/csv' },
    responseType: 'text',
  });
  const file = new Blob([BYTE_ORDER_MARK, data.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
  save(file, fileNameOf(String(headers['content-disposition'])));
}

/** The file name of a Content-Disposition header (RFC 6266). */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)/i.exec(disposition)?.[1] ?? 'table.csv';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
