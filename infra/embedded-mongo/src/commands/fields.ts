import { Long } from 'bson';
import { isDoc, isNumeric, toNumber, isTruthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';

/** The types of command fields, and what their values are parsed to. */
interface FieldTypes {
  any: unknown;
  array: unknown[];
  bool: boolean;
  collection: string;
  count: number;
  long: Long;
  number: number;
  object: Doc;
  string: string;
  /** A field for a feature of MongoDB that is missing here: any value but its default is an error. */
  unsupported: undefined;
}

type FieldType = keyof FieldTypes;

/** The names of a command's fields by type, separated by spaces: `{ 'string!': 'key', bool: 'ordered new' }`; `!` marks required ones. */
export type FieldDeclaration = { readonly [K in FieldType | `${FieldType}!`]?: string };

type SplitWords<Text> = Text extends `${infer First} ${infer More}` ? First | SplitWords<More> : Text & string;

/** The parsed values of declared fields. */
export type Args<D extends FieldDeclaration> = {
  readonly [K in keyof D as SplitWords<D[K]>]: K extends FieldType
    ? FieldTypes[K] | undefined
    : K extends `${infer Needed extends FieldType}!`
      ? FieldTypes[Needed]
      : never;
};

/** A declaration in the form that parsing uses. */
export interface Fields<D extends FieldDeclaration = FieldDeclaration> {
  readonly types: ReadonlyMap<string, FieldType>;
  readonly required: readonly string[];
  /** Never set: it carries the type parameter, from which the type of the parsed values follows. */
  readonly declaration?: D;
}

/** Declares the fields of a command or of a document inside a command. */
export function declareFields<const D extends FieldDeclaration>(declaration: D, inherited?: Fields): Fields<D> {
  const fields = Object.entries(declaration).flatMap(([type, names]) =>
    names.split(' ').map((name) => ({ type, name })),
  );
  const own = fields.map(({ type, name }) => [name, type.replace('!', '') as FieldType] as const);
  const required = fields.filter(({ type }) => type.endsWith('!')).map(({ name }) => name);
  return { types: new Map([...(inherited?.types ?? []), ...own]), required };
}

/** Parsers by type; `undefined` means that the value has a wrong type. */
const parsers: { [K in FieldType]: (value: unknown, path: string) => FieldTypes[K] | undefined } = {
  any: (value) => value,
  array: (value) => (Array.isArray(value) ? (value as unknown[]) : undefined),
  bool: (value) => (typeof value === 'boolean' || isNumeric(value) ? isTruthy(value) : undefined),
  collection: (value) => {
    if (typeof value === 'string') return value;
    throw new MongoError(73, `collection name has invalid type ${typeof value}`);
  },
  count: (value, path) => {
    const number = isNumeric(value) ? Math.trunc(toNumber(value)) : NaN;
    if (number < 0)
      throw new MongoError(51024, `BSON field '${path}' value must be >= 0, actual value '${String(value)}'`);
    return number >= 0 ? number : undefined;
  },
  long: (value) => (value instanceof Long ? value : isNumeric(value) ? Long.fromNumber(toNumber(value)) : undefined),
  number: (value) => (isNumeric(value) ? toNumber(value) : undefined),
  object: (value) => (isDoc(value) ? value : undefined),
  string: (value) => (typeof value === 'string' ? value : undefined),
  unsupported: (value, path) => {
    if (isNonDefault(value)) throw unsupported(`the option ${path}`);
    return undefined;
  },
};

function isNonDefault(value: unknown): boolean {
  if (isDoc(value)) return Object.keys(value).length > 0 && value['locale'] !== 'simple';
  return isTruthy(value);
}

/** Parses a command or a document inside it; throws for unknown and missing fields and for wrong types. */
export function parseFields<D extends FieldDeclaration>(
  name: string,
  given: unknown,
  { types, required }: Fields<D>,
): Args<D> {
  if (!isDoc(given)) throw wrongType(name, given, 'object');
  const args: Doc = {};
  for (const field of Object.keys(given)) {
    const type = types.get(field);
    if (!type) throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
    const value = given[field];
    if (value === null || value === undefined) continue;
    args[field] = parsers[type](value, `${name}.${field}`);
    if (args[field] === undefined && type !== 'unsupported') throw wrongType(`${name}.${field}`, value, type);
  }
  const missing = required.find((field) => args[field] === undefined);
  if (missing === undefined) return args as Args<D>;
  throw new MongoError(40414, `BSON field '${name}.${missing}' is missing but a required field`);
}

export function wrongType(path: string, value: unknown, expected: string): MongoError {
  const actual = Array.isArray(value) ? 'array' : typeof value;
  return new MongoError(14, `BSON field '${path}' is the wrong type '${actual}', expected type '${expected}'`);
}
