import {
  IMPORT_LIMITS,
  keyOf,
  toText,
  type BodyOf,
  type calls,
  type FieldError,
  type ImportFault,
  type ImportKind,
} from '@portal/contracts';
import { IMPORT_COLUMNS, REQUIRED_IMPORT_COLUMNS } from '@portal/contracts/import-columns';
import { CsvTooLarge, readCsv, UnreadableCsv, type CsvLine } from '@portal/service-kit/csv';
import { DomainError } from '@portal/service-kit/errors';
import { inTurns } from '@portal/service-kit/turns';
import type { Plan } from './import-plan.domain';
import type { Row, RowFault } from './import-row.domain';

export interface Counts {
  created: number;
  changed: number;
  unchanged: number;
}

export type Check = Counts & { faultCount: number; faults: ImportFault[] };

/** By field the column that it is read from. */
export type Match = BodyOf<typeof calls.checkImport>['columns'];

/** A file that a person uploaded, what its last check found, and what applying it did. */
export interface Import {
  id: string;
  ownerId: string;
  kind: ImportKind;
  file: Buffer;
  /** Of the first line. */
  columns: string[];
  sample: string[][];
  rows: number;
  match: Match;
  /** Rises with each check. */
  version: number;
  check: Check | null;
  applied: (Counts & { at: Date }) | null;
  expiresAt: Date;
}

const SAMPLE_ROWS = 3;
const MAX_VALUE = 200;

const columnsOf = (kind: ImportKind): Readonly<Record<string, string>> => IMPORT_COLUMNS[kind];

type Uploaded = Pick<Import, 'kind' | 'columns' | 'sample' | 'rows' | 'match'>;

/** The columns and first rows of a file; refuses a file that is no table, or too large. */
export async function readUpload(kind: ImportKind, file: Uint8Array): Promise<Uploaded> {
  const [header, ...lines] = await linesOf(file);
  if (!header || lines.length === 0) throw new DomainError('IMPORT.NO_ROWS');
  const sample = lines
    .slice(0, SAMPLE_ROWS)
    .map(({ cells }) => header.cells.map((_, at) => shortened(cells[at] ?? '')));
  return { kind, columns: header.cells, sample, rows: lines.length, match: suggestedMatch(kind, header.cells) };
}

async function linesOf(file: Uint8Array): Promise<CsvLine[]> {
  const { rows, columns } = IMPORT_LIMITS;
  try {
    const lines = await readCsv(file, { rows, columns });
    if (lines) return lines;
  } catch (error) {
    if (error instanceof UnreadableCsv) throw new DomainError('IMPORT.UNREADABLE', { line: error.line });
    if (!(error instanceof CsvTooLarge)) throw error;
    if (error.limit === 'rows') throw new DomainError('IMPORT.TOO_MANY_ROWS', { most: rows });
    throw new DomainError('IMPORT.TOO_MANY_COLUMNS', { most: columns });
  }
  throw new DomainError('IMPORT.NOT_CSV');
}

/** The columns that have the name of a field, in whatever case and spacing. */
function suggestedMatch(kind: ImportKind, columns: readonly string[]): Match {
  const plain = (name: string) => keyOf(name).replace(/[^\p{L}\p{N}]/gu, '');
  const names = columns.map(plain);
  const found = Object.entries(columnsOf(kind)).map(([field, name]) => [field, names.indexOf(plain(name))] as const);
  return Object.fromEntries(found.filter(([, at]) => at >= 0));
}

/** Refuses fields that the kind does not have, columns that the file does not have, and a match that lacks a key. */
export function requireMatch({ kind, columns }: Pick<Import, 'kind' | 'columns'>, match: Match): void {
  const unknown = Object.entries(match).filter(([field, at]) => !(field in columnsOf(kind)) || at >= columns.length);
  const lacking = REQUIRED_IMPORT_COLUMNS[kind].filter((fields) => fields.every((field) => !(field in match)));
  const errors: FieldError[] = [
    ...unknown.map(([field]) => ({ path: `columns.${field}`, message: 'Choose a column of the file.' })),
    ...lacking.map(([field = '']) => ({ path: `columns.${field}`, message: 'Choose the column that has this.' })),
  ];
  if (errors.length > 0) throw new DomainError('REQUEST.INVALID', { errors });
}

/** The rows of a file by the fields that its columns are matched to. */
export async function rowsOf({ file, match }: Pick<Import, 'file' | 'match'>): Promise<Row[]> {
  const matched = Object.entries(match);
  const [, ...lines] = await linesOf(file);
  const rows: Row[] = [];
  for await (const { line, cells } of inTurns(lines)) {
    const texts = matched.map(([field, at]) => [field, toText(cells[at] ?? '').trim()]);
    rows.push({ line, cells: Object.fromEntries(texts) });
  }
  return rows;
}

export function countsOf({ added, changed, unchanged }: Plan<unknown, unknown>): Counts {
  return { created: added.length, changed: changed.length, unchanged };
}

/** The counts of a plan and the first of its faults. */
export function checkOf(
  source: Pick<Import, 'kind' | 'columns' | 'match'>,
  plan: Plan<unknown, unknown>,
  rows: readonly Row[],
): Check {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const inOrder = plan.faults.toSorted((one, other) => one.line - other.line);
  const faults = inOrder.slice(0, IMPORT_LIMITS.faults).map((fault) => faultOf(source, fault, byLine.get(fault.line)));
  return { ...countsOf(plan), faultCount: plan.faults.length, faults };
}

function faultOf(
  { kind, columns, match }: Pick<Import, 'kind' | 'columns' | 'match'>,
  { line, field, message }: RowFault,
  row: Row | undefined,
): ImportFault {
  const column = columns[match[field] ?? -1] ?? columnsOf(kind)[field] ?? field;
  return { line, column, value: shortened(row?.cells[field] ?? ''), message };
}

const shortened = (text: string) => (text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text);
