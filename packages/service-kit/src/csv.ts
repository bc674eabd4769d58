import { stringify } from 'csv-stringify/sync';

/**
 * A table for a spreadsheet (RFC 4180), the first row its header: with a byte order mark, without which Excel takes
 * UTF-8 for another encoding, and with no text that a spreadsheet would run as a formula.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
