/** A body that was made wrong in one place. */
export interface Mutation {
  /** Where, dotted. */
  at: string;
  body: unknown;
}

type Path = readonly (string | number)[];

const OPERATORS = [{ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }];

/** The body with an operator of the store in place of each of its values. */
export function operatorMutations(body: unknown): Mutation[] {
  return leavesOf(body).flatMap((path) => OPERATORS.map((operator) => replaced(body, path, operator)));
}

/** The body with a value of another type in place of each of its values. */
export function typeMutations(body: unknown): Mutation[] {
  return leavesOf(body).flatMap((path) => {
    const value = valueAt(body, path);
    const others: unknown[] = [{}, [[]], typeof value === 'boolean' ? 'maybe' : true];
    return others.map((other) => replaced(body, path, other));
  });
}

/** The body with an unknown field at its root and in each of its objects. */
export function unknownFieldMutations(body: unknown): Mutation[] {
  return objectsOf(body).flatMap((path) => [
    replaced(body, [...path, 'not_a_field'], 'x'),
    replaced(body, [...path, '$set'], { role: 'PRESIDENT' }),
  ]);
}

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  return entriesOf(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function objectsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = entriesOf(value).flatMap(([key, inner]) => objectsOf(inner, [...path, key]));
  return Array.isArray(value) ? inside : [path, ...inside];
}

function entriesOf(value: object): [string | number, unknown][] {
  return Array.isArray(value) ? value.map((inner: unknown, at) => [at, inner]) : Object.entries(value);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

function replaced(body: unknown, path: Path, value: unknown): Mutation {
  const copy: unknown = structuredClone(body);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1);
  if (key !== undefined) parent[key] = value;
  return { at: path.join('.'), body: copy };
}
