import { type Call, pathOf, type QueryInput } from '@portal/contracts';
import { apiClient } from '@portal/web-kit';
import { fileNameOf, save } from './save-file';

/** Spreadsheets detect the encoding by it; reading an answer as text removes it. */
export const BYTE_ORDER_MARK = '\uFEFF';

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
    // A long table takes its time; one that no longer comes is cut off by the gateway.
    timeout: 0,
  });
  const file = new Blob([BYTE_ORDER_MARK, data.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
  save(file, fileNameOf(String(headers['content-disposition']), 'table.csv'));
}
