import type { ErrorCode, FieldError } from '@portal/contracts';
import type { Columns } from '@portal/service-kit/csv';
import { DomainError, isDomainError } from '@portal/service-kit/errors';
import { parseFields } from '@portal/service-kit/fields';
import type * as z from 'zod';
import { Misread, type ReadCell } from './cell.domain';

/** The fields of a kind of thing, by their paths in the body of a call. */
export type Fields = Readonly<Record<string, ReadCell>>;

export type Texts = Readonly<Record<string, string>>;

/** The texts of one line, by field; a blank cell and a column that is not there say nothing. */
export interface Row {
  line: number;
  cells: Texts;
}

export interface RowFault {
  line: number;
  field: string;
  message: string;
}

/** A change of something that stands already. */
export interface Changed<Thing> {
  before: Thing;
  after: Thing;
  changed: string[];
}

/** What an import would do: what is new, what is different, how many stay, and what is wrong. */
export interface Plan<Thing> {
  created: Thing[];
  changed: Changed<Thing>[];
  unchanged: number;
  faults: RowFault[];
}

/** To which field the refusals of a kind of thing belong. */
export type Blame = Partial<Record<ErrorCode, string>>;

/** Runs what is to be done with a row; what it refuses becomes faults of the row. */
export function attempt({ line }: Row, { fields, blame, faults }: Attempt, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { code, message, details } = error;
    const errors = details.errors ?? [{ path: blame[code] ?? '', message }];
    const found = errors.map(({ path, message: said }) => ({ line, field: fieldAt(path, fields), message: said }));
    faults.push(...found.filter((fault, index) => found.findIndex((other) => isSameFault(fault, other)) === index));
  }
}

/** Several entries of a list may lack the same; the cell is one. */
const isSameFault = (one: RowFault, other: RowFault) => one.field === other.field && one.message === other.message;

interface Attempt {
  fields: Fields;
  blame: Blame;
  faults: RowFault[];
}

/** A fault of a whole part, or of one entry of a list, is one of the field that has it. */
function fieldAt(path: string, fields: Fields): string {
  const names = Object.keys(fields);
  const found = names.find((name) => path === name || path.startsWith(`${name}.`) || name.startsWith(`${path}.`));
  return found ?? names[0] ?? path;
}

/** What a row says, as the body of a call, and what of it cannot be read. */
export interface Said {
  body: Record<string, unknown>;
  errors: FieldError[];
}

/** What a row says of a new thing. */
export function saidBy(fields: Fields, { cells }: Row): Said {
  const said: Said = { body: {}, errors: [] };
  for (const [field, read] of Object.entries(fields)) {
    const text = cells[field];
    if (!text) continue;
    try {
      place(said.body, field.split('.'), read(text));
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      said.errors.push({ path: field, message: error.message });
    }
  }
  return said;
}

function place(body: Record<string, unknown>, [part = '', inner]: string[], value: unknown): void {
  body[part] = inner === undefined ? value : { ...(body[part] as object | undefined), [inner]: value };
}

/**
 * What a row says of a thing that has these texts in an export: blank cells stand for them, and what says the same is
 * left out, so that an exported file changes nothing.
 */
export function changeSaidBy(fields: Fields, { line, cells }: Row, stored: Texts): Said {
  const isChanged = (field: string) => Boolean(cells[field]) && cells[field] !== stored[field];
  const changedParts = new Set(Object.keys(fields).filter(isChanged).map(partOf));
  const concerned = Object.entries(fields).filter(([field]) => changedParts.has(partOf(field)));
  const texts = concerned.map(([field]) => [field, cells[field] || (stored[field] ?? '')]);
  return saidBy(Object.fromEntries(concerned), { line, cells: Object.fromEntries(texts) as Texts });
}

/** A call takes `appointment_details` as a whole, so its fields belong together. */
const partOf = (field: string) => field.split('.')[0] ?? field;

/** The body as its call takes it; refused with everything that is wrong in the row. */
export function parseSaid<Schema extends z.ZodType>(schema: Schema, { body, errors }: Said): z.output<Schema> {
  const isReported = (path: string) => errors.some((one) => one.path === path || one.path.startsWith(`${path}.`));
  const further: FieldError[] = [];
  try {
    const parsed = parseFields(schema, body);
    if (errors.length === 0) return parsed;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    further.push(...(error.details.errors ?? []).filter(({ path }) => !isReported(path)));
  }
  throw new DomainError('REQUEST.INVALID', { errors: [...errors, ...further] });
}

export function refuse(field: string, message: string): never {
  throw new DomainError('REQUEST.INVALID', { errors: [{ path: field, message }] });
}

/** Refuses a second row about the same thing. */
export function createFirstLines(field: string, thing: string) {
  const lines = new Map<string, number>();
  return (key: string, line: number): void => {
    const first = lines.get(key);
    if (first !== undefined) refuse(field, `Line ${first} has this ${thing} too. Keep one of the two lines.`);
    lines.set(key, line);
  };
}

/** What an export says of a thing, by field. */
export function textsOf<T>(columns: Columns<T>, names: Texts, thing: T): Texts {
  const texts = Object.entries(names).map(([field, name]) => [field, String(columns[name]?.(thing) ?? '').trim()]);
  return Object.fromEntries(texts) as Texts;
}
