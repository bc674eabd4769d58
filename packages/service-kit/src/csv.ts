import { isUtf8 } from 'node:buffer';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse, type Info, type Parser } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { inTurns } from './turns';

/** A text that a spreadsheet would run, or one that has a guard already, which reading would take off. */
const TO_GUARD = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;
const GUARD = /^'(?='*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;
const guarded = (text: string): string => (TO_GUARD.test(text) ? `'${text}` : text);

/**
 * A table for a spreadsheet (RFC 4180), the first row its header: with a byte order mark, without which Excel takes
 * UTF-8 for another encoding, and with no text that a spreadsheet would run as a formula.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${recordsTextOf(rows)}`;
}

function recordsTextOf(rows: readonly (readonly (string | number)[])[]): string {
  // A spreadsheet ends a row at any line break that is not quoted, and would run what follows as a formula.
  return stringify([...rows], { cast: { string: guarded }, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

/** The columns of a table by their names, each with what it says of a thing. */
export type Columns<T> = Readonly<Record<string, (thing: T) => string | number>>;

/** A table of things, its header the names of the columns. */
export function csvOfColumns<T>(columns: Columns<T>, things: readonly T[]): string {
  return csvOf([Object.keys(columns), ...rowsOf(columns, things)]);
}

/** The same table in parts, each written when its things are read, so that a long table is never whole in memory. */
export async function* csvPartsOf<T>(
  columns: Columns<T>,
  batches: AsyncIterable<readonly T[]>,
): AsyncGenerator<string> {
  let header = csvOf([Object.keys(columns)]);
  for await (const things of batches) {
    yield header + recordsTextOf(rowsOf(columns, things));
    header = '';
  }
}

function rowsOf<T>(columns: Columns<T>, things: readonly T[]): (string | number)[][] {
  const cells = Object.values(columns);
  return things.map((thing) => cells.map((cell) => cell(thing)));
}

/** A row of a table that was read; `line` is the number that a spreadsheet shows beside it. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** How many rows a table may have, its header and blank ones left out, and how many columns. */
export interface CsvLimits {
  rows: number;
  columns: number;
}

/** The text is no table: the line on which reading it ended. */
export class UnreadableCsv extends Error {
  override readonly name = 'UnreadableCsv';

  constructor(readonly line: number) {
    super(`The table can't be read from line ${line} on`);
  }
}

/** The table has more than its limits allow; reading it ended there. */
export class CsvTooLarge extends Error {
  override readonly name = 'CsvTooLarge';

  constructor(readonly limit: keyof CsvLimits) {
    super(`The table has too many ${limit}`);
  }
}

const SEPARATORS = [',', ';', '\t'];
/** A first line that gives Excel the separator; Excel does not show it. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;
/** Of the first line, which gives the separator. */
const HEADER_BYTES = 4 * 1024;
/** The parser takes 100 us for a row whose number of cells differs from the header's, so this is at most 25 ms. */
const SLICE_BYTES = 512;
/** Of rows of separators or quotation marks, which the parser takes 3 us for; what has no cell costs nearly nothing. */
const MAX_BLANK_ROWS = 100_000;
/** Decoding so much takes at most 5 ms. */
const DECODED_BYTES = 64 * 1024;
/** A longer row is the rest of the file behind a quotation mark that never ends, or nothing but separators. */
const MAX_ROW_BYTES = 128 * 1024;

/**
 * Reads a table as a spreadsheet saved it, in any of Excel's encodings and separators; null for bytes that are no text,
 * such as those of a workbook. Blank lines are left out, but count as lines. Others are served between slices of the
 * file, and reading stops at the limits.
 *
 * @throws UnreadableCsv when a row has no end
 * @throws CsvTooLarge
 */
export async function readCsv(bytes: Uint8Array, limits: CsvLimits): Promise<CsvLine[] | null> {
  const text = await utf8Of(bytes);
  if (text.includes(0)) return null;
  const start = text.toString('utf8', 0, HEADER_BYTES);
  const separatorLine = SEPARATOR_LINE.exec(start);
  const table = withoutBlankEnd(text.subarray(separatorLine?.[0].length ?? 0));
  const parser = parse({
    delimiter: separatorLine?.[1] ?? separatorOf(start),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    info: true,
  });
  const lines: CsvLine[] = [];
  try {
    await pipeline(slicesOf(table, parser, limits), parser, async (records: AsyncIterable<ParsedRow>) => {
      for await (const { record, info } of records) {
        if (record.length > limits.columns) throw new CsvTooLarge('columns');
        const cells = record.map((cell) => cell.trim().replace(GUARD, ''));
        if (cells.some((cell) => cell !== '')) lines.push({ line: info.records + info.empty_lines, cells });
        if (lines.length > limits.rows + 1) throw new CsvTooLarge('rows');
      }
    });
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsv(parser.info.lines);
    throw error;
  }
  return lines;
}

interface ParsedRow {
  record: string[];
  info: Info;
}

const BLANKS = Buffer.from(`${SEPARATORS.join('')} \r\n`);
const isBlank = Array.from({ length: 256 }, (_, byte) => BLANKS.includes(byte));

/** The table until the end of its last row that has something: a sheet is often saved with a million rows below it. */
function withoutBlankEnd(table: Buffer): Buffer {
  let end = table.length;
  while (end > 0 && isBlank[table[end - 1] ?? 0]) end -= 1;
  const lineEnds = ['\r', '\n'].map((lineEnd) => table.indexOf(lineEnd, end)).filter((at) => at !== -1);
  return table.subarray(0, Math.min(table.length, ...lineEnds));
}

/** Others are served between slices. */
async function* slicesOf(table: Buffer, { info }: Parser, { rows }: CsvLimits): AsyncGenerator<Buffer> {
  let rowsBefore = 0;
  let rowStart = 0;
  for await (const { slice, at } of inTurns(slicedBy(SLICE_BYTES, table))) {
    yield slice;
    if (info.invalid_field_length > rows || info.records > MAX_BLANK_ROWS + rows) throw new CsvTooLarge('rows');
    const rowsNow = info.records + info.empty_lines;
    if (rowsNow > rowsBefore) rowStart = at;
    else if (at - rowStart > MAX_ROW_BYTES) throw new UnreadableCsv(info.lines);
    rowsBefore = rowsNow;
  }
}

function* slicedBy<Bytes extends Uint8Array>(length: number, bytes: Bytes): Generator<{ slice: Bytes; at: number }> {
  for (let at = 0; at < bytes.length; at += length) yield { slice: bytes.subarray(at, at + length) as Bytes, at };
}

/** UTF-16 says so by its byte order mark; what is no UTF-8 is Windows-1252. */
async function utf8Of(bytes: Uint8Array): Promise<Buffer> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  if (!isUtf8(bytes)) return decoded(bytes, 'windows-1252');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.subarray(text.indexOf('\uFEFF') === 0 ? 3 : 0);
}

async function decoded(bytes: Uint8Array, encoding: string): Promise<Buffer> {
  const decoder = new TextDecoder(encoding);
  const parts: Buffer[] = [];
  for await (const { slice } of inTurns(slicedBy(DECODED_BYTES, bytes))) {
    parts.push(Buffer.from(decoder.decode(slice, { stream: true })));
  }
  return Buffer.concat(parts);
}

/** The one that makes the most columns of the first line. */
function separatorOf(start: string): string {
  const columns = (delimiter: string) => {
    try {
      return parseWhole(start, { delimiter, to: 1 })[0]?.length ?? 0;
    } catch {
      return 0;
    }
  };
  return SEPARATORS.reduce((best, other) => (columns(other) > columns(best) ? other : best));
}

const TO_QUOTE = /[;\n]|^["\s]|\s$|^$/;
const LISTED = /\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[;\n]|$))|([^;\n]*))\s*(?:[;\n]|$)/g;

/** Several texts in one cell: a semicolon between them, and quotation marks around one that has a semicolon itself. */
export function listCellOf(texts: readonly string[]): string {
  return texts.map((text) => (TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('; ');
}

/** The texts that {@link listCellOf} wrote into one cell, or a person, who may also give each a line of its own. */
export function readListCell(cell: string): string[] {
  return Array.from(cell.matchAll(LISTED)).flatMap(([, quoted, plain = '']) => {
    if (quoted !== undefined) return [quoted.replaceAll('""', '"')];
    return plain.trim() === '' ? [] : [plain.trim()];
  });
}
