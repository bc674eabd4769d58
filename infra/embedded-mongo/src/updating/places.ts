import { arrayIndex, exactAt } from '../bson/paths';
import { fieldOf, isDoc, type Doc } from '../bson/values';
import { badValue, MongoError, unsupported } from '../errors';
import { compileFilter, isOperators } from '../matching/filter';

type Holder = Doc | unknown[];

/** Checks an update path and gives its parts. */
export function updatePath(path: string): string[] {
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

/** Changes what is at a path; undefined stands for a field that is missing, and for one that goes. */
export function changeAt(doc: Doc, parts: string[], compute: (old: unknown) => unknown, isLenient = false): void {
  const old = exactAt(doc, parts);
  const made = compute(old);
  if (Object.is(made, old) && (old !== undefined || isLenient)) return;
  const holder = holderAt(doc, parts, made !== undefined);
  const last = parts.at(-1) ?? '';
  if (Array.isArray(holder)) setElement(holder, arrayIndex(last), made ?? null);
  else if (holder && made === undefined) delete holder[last];
  else if (holder) holder[last] = made;
}

/** What holds the field at a path, with the documents on the way made if that is wanted; a scalar on the way is error 28. */
function holderAt(doc: Doc, parts: readonly string[], isMaking: boolean): Holder | undefined {
  let holder: Holder = doc;
  for (const [depth, part] of parts.entries()) {
    const isList = Array.isArray(holder);
    if (isList && arrayIndex(part) < 0) throw notViable(parts, depth, holder);
    if (depth === parts.length - 1) return holder;
    const child: unknown = Array.isArray(holder) ? holder[arrayIndex(part)] : fieldOf(holder, part);
    if (child === undefined && !isMaking) return undefined;
    const next: unknown = child === undefined ? {} : child;
    if (!isDoc(next) && !Array.isArray(next)) throw notViable(parts, depth + 1, next);
    if (child === undefined && Array.isArray(holder)) setElement(holder, arrayIndex(part), next);
    else if (child === undefined && !Array.isArray(holder)) holder[part] = next;
    holder = next;
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

/** What the placeholders `$`, `$[]` and `$[name]` stand for in one update of one document. */
export interface Placeholders {
  /** Index of the element of the list at the path that the filter matched. */
  matchedElement(path: readonly string[]): number | undefined;
  arrayFilters: ReadonlyMap<string, (element: unknown) => boolean>;
}

export const isPlaceholder = (part: string): boolean => part === '$' || part.startsWith('$[');

/** The paths that a path with placeholders stands for in a document. */
export function expand(doc: Doc, parts: readonly string[], placeholders: Placeholders): string[][] {
  let paths: string[][] = [[]];
  for (const part of parts) {
    const nextOf = (path: string[]) => (isPlaceholder(part) ? elements(doc, path, part, placeholders) : [part]);
    paths = paths.flatMap((path) => nextOf(path).map((next) => [...path, next]));
  }
  return paths;
}

function elements(doc: Doc, path: string[], part: string, { arrayFilters, matchedElement }: Placeholders): string[] {
  if (part === '$') {
    const index = matchedElement(path);
    if (index === undefined) throw badValue('The positional operator did not find the match needed from the query.');
    return [String(index)];
  }
  const list = exactAt(doc, path);
  const place = path.join('.');
  if (list === undefined) throw badValue(`The path '${place}' must exist in order to apply array updates.`);
  if (!Array.isArray(list)) throw badValue(`Cannot apply array updates to non-array element ${place}`);
  const name = part.slice(2, -1);
  const passes = name === '' ? () => true : arrayFilters.get(name);
  if (!passes) throw badValue(`No array filter found for identifier '${name}' in path '${place}'`);
  return [...list.keys()].filter((n) => passes(list[n])).map(String);
}

/** Operators that no single element of a list decides on. */
const ofWholeLists = new Set(['$ne', '$nin', '$not', '$exists', '$size', '$options']);

/** The index of the element of the list at a path by which the filter matched: what a positional `$` stands for. */
export function matchedElement(
  doc: Doc,
  path: readonly string[],
  filter: Doc,
  variables: Doc = {},
): number | undefined {
  const list = exactAt(doc, path);
  const [condition, ...more] = conditionsOn(doc, path, filter, variables);
  if (!condition || !Array.isArray(list)) return undefined;
  if (more.length > 0) throw unsupported("a positional '$' where the filter has several conditions on the array");
  const passes = compileFilter(condition);
  const index = list.findIndex((each: unknown) =>
    passes(path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), [each]) as Doc),
  );
  return index < 0 ? undefined : index;
}

function conditionsOn(doc: Doc, path: readonly string[], filter: Doc, variables: Doc): Doc[] {
  return Object.entries(filter).flatMap(([key, value]): Doc[] => {
    const branches = (key === '$and' || key === '$or') && Array.isArray(value) ? value.filter(isDoc) : [];
    const met =
      key === '$or' ? branches.filter((branch) => compileFilter(branch, variables)(doc)).slice(0, 1) : branches;
    if (met.length > 0) return met.flatMap((branch) => conditionsOn(doc, path, branch, variables));
    const parts = key.split('.');
    const isBelow = path.every((part, n) => part === parts[n]) && arrayIndex(parts[path.length] ?? '') < 0;
    if (!isBelow) return [];
    if (!isOperators(value)) return [{ [key]: value }];
    const names = Object.keys(value).filter((name) => !ofWholeLists.has(name));
    const options = '$options' in value ? { $options: value['$options'] } : {};
    return names.map((name) => ({ [key]: { [name]: value[name], ...(name === '$regex' ? options : {}) } }));
  });
}
