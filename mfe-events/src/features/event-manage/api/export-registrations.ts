import { calls, MINUTE_MS } from '@portal/contracts';
import { apiClient, pathOf } from '@portal/web-kit';

/** Tells spreadsheets that the file is UTF-8; reading the answer as text has removed it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The registrations of an event as CSV, with the file name that the service gives. */
export async function readCsv(id: string): Promise<{ readonly name: string; readonly file: Blob }> {
  const { data, headers } = await apiClient.get<string>(pathOf(calls.listRegistrations, { id }), {
    headers: { Accept: 'text/csv' },
    responseType: 'text',
  });
  const file = new Blob([BYTE_ORDER_MARK, data.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
  return { name: fileName(String(headers['content-disposition'] ?? '')) ?? 'registrations.csv', file };
}

function fileName(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/i.exec(disposition)?.[1] : decodeURIComponent(encoded);
}

export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}
