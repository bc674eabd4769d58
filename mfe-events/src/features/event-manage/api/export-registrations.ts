import { calls } from '@portal/contracts';
import { apiClient, pathOf } from '@portal/web-kit';

/** By this, spreadsheets know the characters; reading an answer as text takes it away. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Everybody who joined as a table, with the name the service gives its file. */
export async function readTable(id: string): Promise<{ readonly name: string; readonly file: Blob }> {
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

/** Hands a file to the person, as a link to it would. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
