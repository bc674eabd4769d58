import { arrayIndex, childAt, valueAt } from '../bson/paths';
import { isDoc, type Doc } from '../bson/values';
import { badValue, MongoError, unsupported } from '../errors';
import { compileFilter, isOperatorDocument } from '../matching/filter';

type Parent = Doc | unknown[];

/** Parses the path of an update; throws when it is not valid. */
export function parseUpdatePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (parts.includes('__proto__')) throw unsupported('a field of the name __proto__');
  if (parts[0]?.startsWith('$[') || parts[0] === '$')
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  const dollar = parts.find((part) => part.startsWith('$') && !/^\$(?:\[.*\])?$|^\$(?:id|ref|db)$/.test(part));
  if (dollar === undefined) return parts;
  throw new MongoError(52, `The dollar ($) prefixed field '${dollar}' in '${path}' is not allowed in an update.`);
}

/** Sets the value at a path to what `compute` returns; undefined means a missing field and removes it. */
export function updateAt(doc: Doc, parts: string[], compute: (old: unknown) => unknown, isLenient = false): void {
  const old = valueAt(doc, parts);
  const value = compute(old);
  if (Object.is(value, old) && (old !== undefined || isLenient)) return;
  const parent = parentAt(doc, parts, value !== undefined);
  const last = parts.at(-1) ?? '';
  if (Array.isArray(parent)) setElement(parent, arrayIndex(last), value ?? null);
  else if (parent && value === undefined) delete parent[last];
  else if (parent) parent[last] = value;
}

/** The document or array that contains the field at a path. Missing documents on the path are created if wanted; a scalar is error 28. */
function parentAt(doc: Doc, parts: readonly string[], createsMissing: boolean): Parent | undefined {
  let parent: Parent = doc;
  for (const [depth, part] of parts.entries()) {
    if (Array.isArray(parent) && arrayIndex(part) < 0) throw notViable(parts, depth, parent);
    if (depth === parts.length - 1) return parent;
    const child = childAt(parent, part);
    if (child === undefined && !createsMissing) return undefined;
    const next: unknown = child === undefined ? {} : child;
    if (!isDoc(next) && !Array.isArray(next)) throw notViable(parts, depth + 1, next);
    if (child === undefined && Array.isArray(parent)) setElement(parent, arrayIndex(part), next);
    else if (child === undefined && !Array.isArray(parent)) parent[part] = next;
    parent = next;
  }
  return undefined;
}

function notViable(parts: readonly string[], depth: number, value: unknown): MongoError {
  const element = `{${parts[depth - 1] ?? ''}: ${JSON.stringify(value)}}`;
  return new MongoError(28, `Cannot create field '${parts[depth]}' in element ${element}`);
}

function setElement(list: unknown[], index: number, value: unknown): void {
  if (index > list.length + 1_500_000) throw badValue("can't backfill more than 1500000 elements");
  while (list.length < index) list.push(null);
  list[index] = value;
}

/** What the positional operators `$` and `$[name]` stand for in the update of one document. */
export interface PositionalOperators {
  /** The index of the element that the filter matched in the array at a path. */
  matchedIndex(path: readonly string[]): number | undefined;
  arrayFilters: ReadonlyMap<string, (element: unknown) => boolean>;
}

export const isPositional = (part: string): boolean => part === '$' || part.startsWith('$[');

/** The paths in a document that a path with positional operators addresses. */
export function targetPaths(doc: Doc, parts: readonly string[], operators: PositionalOperators): string[][] {
  let paths: string[][] = [[]];
  for (const part of parts) {
    const nextOf = (path: string[]) => (isPositional(part) ? matchingIndexes(doc, path, part, operators) : [part]);
    paths = paths.flatMap((path) => nextOf(path).map((next) => [...path, next]));
  }
  return paths;
}

function matchingIndexes(
  doc: Doc,
  path: string[],
  part: string,
  { arrayFilters, matchedIndex }: PositionalOperators,
): string[] {
  if (part === '$') {
    const index = matchedIndex(path);
    if (index === undefined) throw badValue('The positional operator did not find the match needed from the query.');
    return [String(index)];
  }
  const list = valueAt(doc, path);
  const shownPath = path.join('.');
  if (list === undefined) throw badValue(`The path '${shownPath}' must exist in order to apply array updates.`);
  if (!Array.isArray(list)) throw badValue(`Cannot apply array updates to non-array element ${shownPath}`);
  const name = part.slice(2, -1);
  const passes = name === '' ? () => true : arrayFilters.get(name);
  if (!passes) throw badValue(`No array filter found for identifier '${name}' in path '${shownPath}'`);
  return [...list.keys()].filter((n) => passes(list[n])).map(String);
}

/** Operators that test an array as a whole: no single element can be the one that matched. */
const WHOLE_ARRAY_OPERATORS = new Set(['$ne', '$nin', '$not', '$exists', '$size', '$options']);

/** The index of the element for which the filter matched the array at a path: what the positional operator `$` addresses. */
export function matchedElement(
  doc: Doc,
  path: readonly string[],
  filter: Doc,
  variables: Doc = {},
): number | undefined {
  const list = valueAt(doc, path);
  const [condition, ...more] = conditionsOn(doc, path, filter, variables);
  if (!condition || !Array.isArray(list)) return undefined;
  if (more.length > 0) throw unsupported("a positional '$' where the filter has several conditions on the array");
  const passes = compileFilter(condition);
  const index = list.findIndex((each: unknown) =>
    passes(path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), [each]) as Doc),
  );
  return index < 0 ? undefined : index;
}

/** The conditions of a filter on the array at a path. */
function conditionsOn(doc: Doc, path: readonly string[], filter: Doc, variables: Doc): Doc[] {
  return Object.entries(filter).flatMap(([key, value]): Doc[] => {
    const branches = (key === '$and' || key === '$or') && Array.isArray(value) ? value.filter(isDoc) : [];
    const matching =
      key === '$or' ? branches.filter((branch) => compileFilter(branch, variables)(doc)).slice(0, 1) : branches;
    if (matching.length > 0) return matching.flatMap((branch) => conditionsOn(doc, path, branch, variables));
    const parts = key.split('.');
    const isBelow = path.every((part, n) => part === parts[n]) && arrayIndex(parts[path.length] ?? '') < 0;
    if (!isBelow) return [];
    if (!isOperatorDocument(value)) return [{ [key]: value }];
    const names = Object.keys(value).filter((name) => !WHOLE_ARRAY_OPERATORS.has(name));
    const options = '$options' in value ? { $options: value['$options'] } : {};
    return names.map((name) => ({ [key]: { [name]: value[name], ...(name === '$regex' ? options : {}) } }));
  });
}
