import { fieldOf, isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Evaluate, Scope } from './evaluation';

/** Fields that are computed, as a tree by the parts of their paths. */
export type ComputedFields = Map<string, Evaluate | ComputedFields>;

/** Puts one computed path into the tree; paths that meet are refused. */
export function addPath(tree: ComputedFields, parts: readonly string[], evaluate: Evaluate): void {
  const [part = '', ...rest] = parts;
  if (parts.includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  const known = tree.get(part);
  if (rest.length === 0) {
    if (known)
      throw new MongoError(40176, `Invalid $addFields :: specification contains two conflicting paths at '${part}'`);
    tree.set(part, evaluate);
    return;
  }
  if (typeof known === 'function')
    throw new MongoError(40176, `specification contains two conflicting paths at '${part}'`);
  const branch = known ?? new Map<string, Evaluate | ComputedFields>();
  tree.set(part, branch);
  addPath(branch, rest, evaluate);
}

/** A copy of a document with the computed fields in place; a computed value that is missing removes the field. */
export function withComputed(doc: Doc, tree: ComputedFields, scope: Scope): Doc {
  const made: Doc = { ...doc };
  for (const [key, node] of tree) {
    if (typeof node === 'function') {
      const value = node(scope);
      if (value === undefined) delete made[key];
      else made[key] = value;
    } else made[key] = nested(fieldOf(made, key), node, scope);
  }
  return made;
}

function nested(value: unknown, tree: ComputedFields, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => nested(each, tree, scope));
  return withComputed(isDoc(value) ? value : {}, tree, scope);
}
