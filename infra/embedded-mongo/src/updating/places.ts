import { arrayIndex } from '../bson/paths';
import { fieldOf, isDoc, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';

/** Reads the value at an update path: arrays are entered by index only. */
export function read(doc: Doc, parts: readonly string[]): unknown {
  let value: unknown = doc;
  for (const part of parts) {
    if (Array.isArray(value)) value = (value as unknown[])[arrayIndex(part)];
    else value = isDoc(value) ? fieldOf(value, part) : undefined;
  }
  return value;
}

/** Writes a value at an update path, making the documents on the way; a scalar on the way is error 28. */
export function write(doc: Doc, parts: readonly string[], value: unknown): void {
  let holder: Doc | unknown[] = doc;
  for (const [depth, part] of parts.entries()) {
    const isLast = depth === parts.length - 1;
    const child = childOf(holder, part, parts, depth);
    if (isLast) put(holder, part, value);
    else if (isDoc(child) || Array.isArray(child)) holder = child as Doc | unknown[];
    else if (child === undefined) {
      const made: Doc = {};
      put(holder, part, made);
      holder = made;
    } else throw notViable(parts, depth, child);
  }
}

function childOf(holder: Doc | unknown[], part: string, parts: readonly string[], depth: number): unknown {
  if (!Array.isArray(holder)) return fieldOf(holder, part);
  if (arrayIndex(part) < 0) throw notViable(parts, depth - 1, holder);
  return holder[arrayIndex(part)];
}

function notViable(parts: readonly string[], depth: number, value: unknown): MongoError {
  return new MongoError(
    28,
    `Cannot create field '${parts[depth + 1]}' in element {${parts[depth] ?? ''}: ${JSON.stringify(value)}}`,
  );
}

/** Error 28 for a path that meets a scalar, or an array by a name, before it ends. */
export function refuseBlocked(doc: Doc, parts: readonly string[]): void {
  let holder: Doc | unknown[] = doc;
  for (const [depth, part] of parts.slice(0, -1).entries()) {
    const child = childOf(holder, part, parts, depth);
    if (child === undefined) return;
    if (!isDoc(child) && !Array.isArray(child)) throw notViable(parts, depth, child);
    holder = child as Doc | unknown[];
  }
  childOf(holder, parts.at(-1) ?? '', parts, parts.length - 1);
}

function put(holder: Doc | unknown[], part: string, value: unknown): void {
  if (!Array.isArray(holder)) {
    holder[part] = value;
    return;
  }
  const index = arrayIndex(part);
  if (index > holder.length + 1_500_000) throw badValue(`can't backfill more than 1500000 elements`);
  while (holder.length < index) holder.push(null);
  holder[index] = value;
}

/** Removes the value at a path; in an array it becomes null. */
export function remove(doc: Doc, parts: readonly string[]): void {
  const holder = read(doc, parts.slice(0, -1));
  const last = parts.at(-1) ?? '';
  if (Array.isArray(holder)) {
    const index = arrayIndex(last);
    if (index >= 0 && index < holder.length) holder[index] = null;
  } else if (isDoc(holder)) delete holder[last];
}

/** Checks an update path and gives its parts. */
export function updatePath(path: string): string[] {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  if (parts.includes('__proto__')) throw badValue(`The update path '${path}' is not supported`);
  const dollar = parts.find(
    (part) => part.startsWith('$') && !/^\$(\[.*\])?$/.test(part) && !['$id', '$ref', '$db'].includes(part),
  );
  if (dollar !== undefined)
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not allowed in the context of an update's replacement document.`,
    );
  if (parts[0]?.startsWith('$'))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  return parts;
}

/** What the placeholders `$`, `$[]` and `$[name]` stand for in one update of one document. */
export interface Placeholders {
  /** Index of the element of the array at the path that the filter matched. */
  matchedElement(arrayPath: readonly string[]): number | undefined;
  arrayFilters: ReadonlyMap<string, (element: unknown) => boolean>;
}

/** The concrete paths a path with placeholders stands for in a document. */
export function expand(doc: Doc, parts: readonly string[], placeholders: Placeholders): string[][] {
  if (!parts.some((part) => part.startsWith('$'))) return [[...parts]];
  let paths: string[][] = [[]];
  for (const part of parts) {
    if (part === '$') paths = paths.map((path) => [...path, String(matchedIndex(path, placeholders))]);
    else if (part.startsWith('$['))
      paths = paths.flatMap((path) => elements(doc, path, part.slice(2, -1), placeholders));
    else paths = paths.map((path) => [...path, part]);
  }
  return paths;
}

function matchedIndex(path: readonly string[], placeholders: Placeholders): number {
  const index = placeholders.matchedElement(path);
  if (index === undefined) throw badValue('The positional operator did not find the match needed from the query.');
  return index;
}

function elements(doc: Doc, path: readonly string[], name: string, { arrayFilters }: Placeholders): string[][] {
  const list = read(doc, path);
  if (list === undefined)
    throw badValue(`The path '${path.join('.')}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(list)) throw badValue(`Cannot apply array updates to non-array element ${path.at(-1)}`);
  const passes = name === '' ? () => true : arrayFilters.get(name);
  if (!passes) throw badValue(`No array filter found for identifier '${name}' in path '${path.join('.')}'`);
  return list.flatMap((each: unknown, n) => (passes(each) ? [[...path, String(n)]] : []));
}
