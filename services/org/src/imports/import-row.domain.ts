import { toText, type ErrorCode, type FieldError } from '@portal/contracts';
import type { Columns } from '@portal/service-kit/csv';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import { parseFields } from '@portal/service-kit/fields';
import { inTurns } from '@portal/service-kit/turns';
import type * as z from 'zod';
import { CellError, type ParseCell } from './cell.domain';

/** How each field of a kind of row is parsed, by its path in the body of a call. */
export type FieldParsers = Readonly<Record<string, ParseCell>>;

export type Texts = Readonly<Record<string, string>>;

/** The texts of one line of the file, by field. A blank cell and a missing column have no text. */
export interface Row {
  line: number;
  cells: Texts;
}

/** The field that a refusal of a kind of row belongs to. */
export type FieldOfError = Partial<Record<ErrorCode, string>>;

export interface RowFault {
  line: number;
  field: string;
  message: string;
}

interface RowRules {
  fields: FieldParsers;
  fieldOfError: FieldOfError;
}

/** Runs the planning of each row, in order; answers what is wrong with the rows that are refused. */
export async function faultsOf(
  rows: readonly Row[],
  rules: RowRules,
  planRow: (row: Row) => void,
): Promise<RowFault[]> {
  const faults: RowFault[] = [];
  for await (const row of inTurns(rows)) faults.push(...faultsOfRow(row, rules, () => planRow(row)));
  return faults;
}

function faultsOfRow({ line }: Row, { fields, fieldOfError }: RowRules, planRow: () => void): RowFault[] {
  try {
    planRow();
    return [];
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { code, message, details } = error;
    const errors = details.errors ?? [{ path: fieldOfError[code] ?? '', message }];
    const faults = errors.map((each) => ({ line, field: fieldAt(each.path, fields), message: each.message }));
    return faults.filter((fault, index) => faults.findIndex((other) => isSameFault(fault, other)) === index);
  }
}

/** Several entries of a list may lack the same; the cell is one. */
const isSameFault = (one: RowFault, other: RowFault) => one.field === other.field && one.message === other.message;

/** A fault of a whole part, or of one entry of a list, is one of the field that has it. */
function fieldAt(path: string, fields: FieldParsers): string {
  const names = Object.keys(fields);
  const found = names.find((name) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`));
  return found ?? names[0] ?? path;
}

/** A row as the body of a call, and the cells that could not be parsed. */
export interface ParsedRow {
  body: Record<string, unknown>;
  errors: FieldError[];
}

/** Parses the cells of a row that have a text. */
export function parseRow(fields: FieldParsers, { cells }: Row): ParsedRow {
  const parsed: ParsedRow = { body: {}, errors: [] };
  for (const [field, parse] of Object.entries(fields)) {
    const text = cells[field];
    if (!text) continue;
    try {
      setAt(parsed.body, field.split('.'), parse(text));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      parsed.errors.push({ path: field, message: error.message });
    }
  }
  return parsed;
}

function setAt(body: Record<string, unknown>, [part = '', inner]: string[], value: unknown): void {
  body[part] = inner === undefined ? value : { ...(body[part] as object | undefined), [inner]: value };
}

/**
 * Parses the cells of a row that differ from the texts that an export has for the stored thing, so that an exported file
 * changes nothing. A blank cell leaves its field as it is stored.
 */
export function parseChanges(fields: FieldParsers, { line, cells }: Row, stored: Texts): ParsedRow {
  const changed = Object.entries(fields).filter(([field]) => cells[field] !== stored[field]);
  return parseRow(Object.fromEntries(changed), { line, cells });
}

/**
 * The body of a row as the schema of its call has it. Throws REQUEST.INVALID with the cells that could not be parsed and
 * what the schema refuses beside them.
 */
export function validateRow<Schema extends z.ZodType>(schema: Schema, { body, errors }: ParsedRow): z.output<Schema> {
  const isReported = (path: string) => errors.some((one) => one.path === path || one.path.startsWith(`${path}.`));
  const further: FieldError[] = [];
  try {
    const validated = parseFields(schema, body);
    if (errors.length === 0) return validated;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    further.push(...(error.details.errors ?? []).filter(({ path }) => !isReported(path)));
  }
  throw new DomainError('REQUEST.INVALID', { errors: [...errors, ...further] });
}

/** Refuses the row for what one of its fields says. */
export function refuseField(field: string, message: string): never {
  throw new DomainError('REQUEST.INVALID', { errors: [{ path: field, message }] });
}

/** Refuses a second row about the same thing. */
export function createDuplicateCheck(field: string, thing: string) {
  const lines = new Map<string, number>();
  return (key: string, line: number): void => {
    const first = lines.get(key);
    if (first !== undefined) refuseField(field, `Line ${first} has this ${thing} too. Keep one of the two lines.`);
    lines.set(key, line);
  };
}

/** The texts that an export has for a thing, by field. */
export function exportedCells<T>(columns: Columns<T>, names: Texts, thing: T): Texts {
  const texts = Object.entries(names).map(([field, name]) => [
    field,
    toText(String(columns[name]?.(thing) ?? '')).trim(),
  ]);
  return Object.fromEntries(texts) as Texts;
}
