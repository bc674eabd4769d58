import { csvText } from './csv-text';
import { BYTE_ORDER_MARK } from './download-csv';
import { save } from './save-file';

/** Saves rows as a table for a spreadsheet, under a name. */
export function saveTable(name: string, rows: readonly (readonly (string | number)[])[]): void {
  save(new Blob([BYTE_ORDER_MARK, csvText(rows)], { type: 'text/csv;charset=utf-8' }), name);
}
