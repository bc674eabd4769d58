import type { ImportAnswer, ImportKind } from '@portal/contracts';
import { IMPORT_COLUMNS, REQUIRED_IMPORT_COLUMNS } from '@portal/contracts/import-columns';

/** A field that a column of the file may be matched to. */
export interface ImportFieldInfo {
  readonly field: string;
  readonly name: string;
  readonly isRequired: boolean;
  /** The name of another field that will do as well. */
  readonly alternative: string | undefined;
}

export type Match = ImportAnswer['match'];

/** The fields of a kind, in the order of its table: the required ones first. */
export function fieldsOf(kind: ImportKind): ImportFieldInfo[] {
  const names: Readonly<Record<string, string>> = IMPORT_COLUMNS[kind];
  const required: readonly (readonly string[])[] = REQUIRED_IMPORT_COLUMNS[kind];
  const fields = Object.entries(names).map(([field, name]) => {
    const group = required.find((one) => one.includes(field));
    const other = group?.find((one) => one !== field);
    return { field, name, isRequired: group?.length === 1, alternative: other && names[other] };
  });
  const rank = ({ isRequired, alternative }: ImportFieldInfo) => (isRequired || alternative ? 0 : 1);
  return fields.toSorted((one, next) => rank(one) - rank(next));
}

/** The fields that still need a column; of several that will do, the first. */
export function lackingFields(kind: ImportKind, match: Match): string[] {
  const required: readonly (readonly string[])[] = REQUIRED_IMPORT_COLUMNS[kind];
  return required
    .filter((group) => group.every((field) => match[field] === undefined))
    .flatMap(([field = '']) => field);
}

/** What the first rows have in a column, as far as they have anything. */
export function examplesOf(sample: readonly (readonly string[])[], column: number): string {
  return [...new Set(sample.map((row) => row[column] ?? '').filter(Boolean))].join(', ');
}

export const isSameMatch = (one: Match, other: Match): boolean =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
