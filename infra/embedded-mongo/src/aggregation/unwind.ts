import { Long } from 'bson';
import { exactAt } from '../bson/paths';
import { isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Stage } from './stage';

/** Compiles `$unwind`: a document for each element of an array. */
export function unwind(spec: unknown): Stage {
  const given: Doc = isDoc(spec) ? spec : { path: spec };
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: keepsEmpty } = given;
  if (typeof path !== 'string' || !path.startsWith('$') || path === '$') {
    throw new MongoError(28818, "path option to $unwind stage should be prefixed with a '$'");
  }
  const parts = path.slice(1).split('.');
  const indexParts = typeof indexField === 'string' ? indexField.split('.') : undefined;
  const made = (doc: Doc, value: unknown, index: Long | null) => {
    const changed = replaced(doc, parts, value);
    return indexParts ? replaced(changed, indexParts, index) : changed;
  };
  return (docs) =>
    docs.flatMap((doc) => {
      const value = exactAt(doc, parts);
      if (Array.isArray(value) && value.length > 0)
        return value.map((each: unknown, n) => made(doc, each, Long.fromNumber(n)));
      if (value === undefined || value === null || Array.isArray(value)) {
        if (keepsEmpty !== true) return [];
        return [made(doc, Array.isArray(value) ? undefined : value, null)];
      }
      return [made(doc, value, null)];
    });
}

/** A copy with the value at a path replaced; undefined removes it. */
export function replaced(doc: Doc, parts: readonly string[], value: unknown): Doc {
  const [part = '', ...rest] = parts;
  const copy = { ...doc };
  const child = copy[part];
  const next = rest.length === 0 ? value : replaced(isDoc(child) ? child : {}, rest, value);
  if (next === undefined || (rest.length > 0 && value === undefined && child === undefined)) delete copy[part];
  else copy[part] = next;
  return copy;
}
