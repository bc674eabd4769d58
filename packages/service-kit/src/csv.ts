import { CsvError, parse, type Options } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/**
 * A table for a spreadsheet (RFC 4180), the first row its header: with a byte order mark, without which Excel takes
 * UTF-8 for another encoding, and with no text that a spreadsheet would run as a formula.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

/** The columns of a table by their names, each with what it says of a thing. */
export type Columns<T> = Readonly<Record<string, (thing: T) => string | number>>;

/** A table of things, its header the names of the columns. */
export function csvOfColumns<T>(columns: Columns<T>, things: readonly T[]): string {
  const cells = Object.values(columns);
  return csvOf([Object.keys(columns), ...things.map((thing) => cells.map((cell) => cell(thing)))]);
}

/** A row of a table that was read; `line` is the number that a spreadsheet shows beside it. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** The text is no table: the line on which reading it ended. */
export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';

  constructor(readonly line: number) {
    super(`The table can't be read from line ${line} on`);
  }
}

const SEPARATORS = [',', ';', '\t'];
/** A first line that gives Excel the separator; Excel does not show it. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;
/** What {@link csvOf} writes before a text that a spreadsheet would run. */
const GUARD = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * Reads a table as a spreadsheet saved it, in any of Excel's encodings and separators; null for bytes that are no text,
 * such as those of a workbook. Blank lines are left out, but count.
 */
export function readCsv(bytes: Uint8Array): CsvLine[] | null {
  const text = textOf(bytes);
  if (text.includes('\0')) return null;
  const separatorLine = SEPARATOR_LINE.exec(text);
  const table = separatorLine ? text.slice(separatorLine[0].length) : text;
  const delimiter = separatorLine?.[1] ?? separatorOf(table);
  return recordsOf(table, { delimiter })
    .map((record, index) => ({ line: index + 1, cells: record.map((cell) => cell.trim().replace(GUARD, '')) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** UTF-16 says so by its byte order mark; what is no UTF-8 is Windows-1252. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The one that makes the most columns of the first line. */
function separatorOf(text: string): string {
  const columns = (delimiter: string) => recordsOf(text, { delimiter, to: 1 })[0]?.length ?? 0;
  return SEPARATORS.reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

function recordsOf(text: string, options: Options): string[][] {
  try {
    return parse(text, { ...options, relax_column_count: true, skip_empty_lines: false }) as unknown as string[][];
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsv(Number(error['lines'] ?? 1));
    throw error;
  }
}
