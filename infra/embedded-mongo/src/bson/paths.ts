import { ownField, isDoc, type Doc } from './values';

/** The array index that a component of a path names; -1 when it is not an index. */
export function arrayIndex(part: string): number {
  return /^(?:0|[1-9]\d*)$/.test(part) ? Number(part) : -1;
}

/** A test of a value at the end of a path; `isElement` is true when the path ended with the index of an array element. */
type ValuePredicate = (value: unknown, isElement?: boolean) => boolean;

/**
 * Whether any value that a dotted path reaches passes `test`. Arrays on the way are entered both element by element and
 * by index; a missing field is tested as `undefined`.
 */
export function someAt(value: unknown, parts: readonly string[], at: number, test: ValuePredicate): boolean {
  const part = parts[at];
  if (part === undefined) return test(value);
  if (Array.isArray(value)) return someInArray(value, parts, at, test);
  if (!isDoc(value)) return test(undefined);
  const child = ownField(value, part);
  return child === undefined ? test(undefined) : someAt(child, parts, at + 1, test);
}

function someInArray(list: readonly unknown[], parts: readonly string[], at: number, test: ValuePredicate): boolean {
  const index = arrayIndex(parts[at] ?? '');
  if (index >= 0 && index < list.length) {
    const element = list[index];
    const isEnd = at + 1 === parts.length;
    if (
      isEnd ? test(element, true) : (isDoc(element) || Array.isArray(element)) && someAt(element, parts, at + 1, test)
    )
      return true;
  }
  return list.some((each) => isDoc(each) && someAt(each, parts, at, test));
}

/** Every value a path reaches, with the elements of an array at its end instead of the array: what `distinct` returns. */
export function valuesAt(doc: Doc, parts: readonly string[]): unknown[] {
  const found: unknown[] = [];
  someAt(doc, parts, 0, (value) => {
    if (Array.isArray(value)) found.push(...(value as unknown[]));
    else found.push(value);
    return false;
  });
  return found;
}

/** One step down a path: a field of a document, or the element of an array at an index. */
export function childAt(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return (value as unknown[])[arrayIndex(part)];
  return isDoc(value) ? ownField(value, part) : undefined;
}

/** The value at a path that enters arrays only by index; undefined when there is none. */
export function valueAt(doc: unknown, parts: readonly string[]): unknown {
  return parts.reduce(childAt, doc);
}

/** The value of a path in an expression: an array on the way gives the array of its documents' values. */
export function resolvePath(value: unknown, parts: readonly string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined || value === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((each: unknown) => (isDoc(each) ? resolvePath(each, parts, at) : undefined));
    return found.filter((each) => each !== undefined);
  }
  return isDoc(value) ? resolvePath(ownField(value, part), parts, at + 1) : undefined;
}
