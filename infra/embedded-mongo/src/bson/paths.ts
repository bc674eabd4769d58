import { fieldOf, isDoc, type Doc } from './values';

/** The place an array component names, or -1 when the component is no array index. */
export function arrayIndex(part: string): number {
  return /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : -1;
}

/** A test of a value at the end of a path; `isElement` says that the path named it as an element of an array. */
export type PathTest = (value: unknown, isElement?: boolean) => boolean;

/**
 * Whether any value that a dotted path reaches passes `test`. Arrays on the way are entered, element by element and by
 * index; a path that ends nowhere is tested as `undefined`.
 */
export function anyAt(value: unknown, parts: readonly string[], at: number, test: PathTest): boolean {
  const part = parts[at];
  if (part === undefined) return test(value);
  if (Array.isArray(value)) return anyInArray(value, parts, at, test);
  if (!isDoc(value)) return test(undefined);
  const child = fieldOf(value, part);
  return child === undefined ? test(undefined) : anyAt(child, parts, at + 1, test);
}

function anyInArray(list: readonly unknown[], parts: readonly string[], at: number, test: PathTest): boolean {
  const index = arrayIndex(parts[at] ?? '');
  if (index >= 0 && index < list.length) {
    const element = list[index];
    const isEnd = at + 1 === parts.length;
    if (isEnd ? test(element, true) : (isDoc(element) || Array.isArray(element)) && anyAt(element, parts, at + 1, test))
      return true;
  }
  return list.some((each) => isDoc(each) && anyAt(each, parts, at, test));
}

/** Every value a path reaches, with arrays at its end taken apart: what an index or `distinct` sees. */
export function valuesAt(doc: Doc, parts: readonly string[]): unknown[] {
  const found: unknown[] = [];
  anyAt(doc, parts, 0, (value) => {
    if (Array.isArray(value)) found.push(...(value as unknown[]));
    else found.push(value);
    return false;
  });
  return found;
}

/** What lies one step down: a field of a document, or the element of an array at a place. */
export function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return (value as unknown[])[arrayIndex(part)];
  return isDoc(value) ? fieldOf(value, part) : undefined;
}

/** The value a path names when arrays are only entered by index; undefined when there is none. */
export function exactAt(doc: unknown, parts: readonly string[]): unknown {
  return parts.reduce(childOf, doc);
}

/** The value of a path in an expression: an array on the way gives an array of what its documents hold. */
export function projectedAt(value: unknown, parts: readonly string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined || value === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((each: unknown) => (isDoc(each) ? projectedAt(each, parts, at) : undefined));
    return found.filter((each) => each !== undefined);
  }
  return isDoc(value) ? projectedAt(fieldOf(value, part), parts, at + 1) : undefined;
}
