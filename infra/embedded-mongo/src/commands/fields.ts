import { Long } from 'bson';
import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';

/** What a field of a command may hold, and what it is read as. */
interface Values {
  any: unknown;
  array: unknown[];
  bool: boolean;
  collection: string;
  count: number;
  long: Long;
  number: number;
  object: Doc;
  string: string;
  /** A field of MongoDB that means something this store does not do. */
  refused: undefined;
}

type Kind = keyof Values;

/** Names of fields by what they hold; required ones stand at a kind with an exclamation mark. */
export type Declaration = { readonly [K in Kind | `${Kind}!`]?: string };

type Words<Text> = Text extends `${infer First} ${infer More}` ? First | Words<More> : Text & string;

/** The values that were given for declared fields. */
export type Args<D extends Declaration> = {
  readonly [K in keyof D as Words<D[K]>]: K extends Kind
    ? Values[K] | undefined
    : K extends `${infer Needed extends Kind}!`
      ? Values[Needed]
      : never;
};

/** Declared fields, made ready for reading. */
export interface Fields<D extends Declaration = Declaration> {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly required: readonly string[];
  /** Keeps the type only. */
  readonly declared?: D;
}

/** Declares the fields of a command, or of a document in it. */
export function fields<const D extends Declaration>(declared: D, others?: Fields): Fields<D> {
  const named = Object.entries(declared).flatMap(([kind, names]) => names.split(' ').map((name) => ({ kind, name })));
  const own = named.map(({ kind, name }) => [name, kind.replace('!', '') as Kind] as const);
  const required = named.filter(({ kind }) => kind.endsWith('!')).map(({ name }) => name);
  return { kinds: new Map([...(others?.kinds ?? []), ...own]), required };
}

/** Reads a value; `undefined` says that it is of a wrong type. */
const readers: { [K in Kind]: (value: unknown, place: string) => Values[K] | undefined } = {
  any: (value) => value,
  array: (value) => (Array.isArray(value) ? (value as unknown[]) : undefined),
  bool: (value) => (typeof value === 'boolean' || isNumeric(value) ? truthy(value) : undefined),
  collection: (value) => {
    if (typeof value === 'string') return value;
    throw new MongoError(73, `collection name has invalid type ${typeof value}`);
  },
  count: (value, place) => {
    const number = isNumeric(value) ? Math.trunc(toNumber(value)) : NaN;
    if (number < 0)
      throw new MongoError(51024, `BSON field '${place}' value must be >= 0, actual value '${String(value)}'`);
    return number >= 0 ? number : undefined;
  },
  long: (value) => (value instanceof Long ? value : isNumeric(value) ? Long.fromNumber(toNumber(value)) : undefined),
  number: (value) => (isNumeric(value) ? toNumber(value) : undefined),
  object: (value) => (isDoc(value) ? value : undefined),
  string: (value) => (typeof value === 'string' ? value : undefined),
  refused: (value, place) => {
    if (asksForSomething(value)) throw unsupported(`the option ${place}`);
    return undefined;
  },
};

function asksForSomething(value: unknown): boolean {
  if (isDoc(value)) return Object.keys(value).length > 0 && value['locale'] !== 'simple';
  return truthy(value);
}

/** Reads a command, or a document in it, by its declared fields: what is not known or of a wrong type is an error. */
export function parse<D extends Declaration>(name: string, given: unknown, { kinds, required }: Fields<D>): Args<D> {
  if (!isDoc(given)) throw wrongType(name, given, 'object');
  const args: Doc = {};
  for (const field of Object.keys(given)) {
    const kind = kinds.get(field);
    if (!kind) throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
    const value = given[field];
    if (value === null || value === undefined) continue;
    args[field] = readers[kind](value, `${name}.${field}`);
    if (args[field] === undefined && kind !== 'refused') throw wrongType(`${name}.${field}`, value, kind);
  }
  const missing = required.find((field) => args[field] === undefined);
  if (missing === undefined) return args as Args<D>;
  throw new MongoError(40414, `BSON field '${name}.${missing}' is missing but a required field`);
}

/** Error 14. */
export function wrongType(place: string, value: unknown, expected: string): MongoError {
  const actual = Array.isArray(value) ? 'array' : typeof value;
  return new MongoError(14, `BSON field '${place}' is the wrong type '${actual}', expected type '${expected}'`);
}
