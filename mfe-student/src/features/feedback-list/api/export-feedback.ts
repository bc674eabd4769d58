import { calls } from '@portal/contracts';
import { apiClient, pathOf } from '@portal/web-kit';
import type { FeedbackFilters } from './list-feedback';

/** By this, spreadsheets know the characters; reading an answer as text takes it away. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What the filters leave, as a table. */
export async function readFeedbackTable(filters: FeedbackFilters): Promise<Blob> {
  const { data } = await apiClient.get<string>(pathOf(calls.listFeedback), {
    params: filters,
    headers: { Accept: 'text/csv' },
    responseType: 'text',
  });
  return new Blob([BYTE_ORDER_MARK, data.replace(BYTE_ORDER_MARK, '')], { type: 'text/csv;charset=utf-8' });
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
