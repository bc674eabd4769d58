import { fieldOf, isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Evaluate, Scope } from './evaluation';

/** Leaves by the parts of their paths. */
export type PathTree<Leaf> = Map<string, Leaf | PathTree<Leaf>>;

/** Puts a leaf into the tree; of two paths of which one is, or begins, the other, the second is refused. */
export function addPath<Leaf>(tree: PathTree<Leaf>, [part = '', ...rest]: readonly string[], leaf: Leaf): void {
  const known = tree.get(part);
  if (rest.length === 0 ? known !== undefined : known !== undefined && !(known instanceof Map))
    throw new MongoError(31249, `Path collision at ${part}`);
  const branch: PathTree<Leaf> = known instanceof Map ? known : new Map<string, Leaf | PathTree<Leaf>>();
  tree.set(part, rest.length === 0 ? leaf : branch);
  if (rest.length > 0) addPath(branch, rest, leaf);
}

/** The paths of a specification with what it says of them; a document without operators is paths written in another way. */
export function leavesOf(spec: Doc, path: readonly string[] = []): [parts: string[], value: unknown][] {
  return Object.entries(spec).flatMap(([key, value]): [string[], unknown][] => {
    const parts = [...path, ...key.split('.')];
    const [first = '$'] = isDoc(value) ? Object.keys(value) : [];
    return isDoc(value) && !first.startsWith('$') ? leavesOf(value, parts) : [[parts, value]];
  });
}

/** A copy of a document with the computed fields in place; a computed value that is missing removes the field. */
export function withComputed(doc: Doc, tree: PathTree<Evaluate>, scope: Scope): Doc {
  const made: Doc = { ...doc };
  for (const [key, node] of tree) {
    const value = node instanceof Map ? nested(fieldOf(made, key), node, scope) : node(scope);
    if (value === undefined) delete made[key];
    else made[key] = value;
  }
  return made;
}

function nested(value: unknown, tree: PathTree<Evaluate>, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => nested(each, tree, scope));
  return withComputed(isDoc(value) ? value : {}, tree, scope);
}

/** A copy with the value at a path replaced; undefined removes it. What is on the way and no document gives way to one. */
export function replaced(doc: Doc, [part = '', ...rest]: readonly string[], value: unknown): Doc {
  const child = fieldOf(doc, part);
  if (value === undefined && rest.length > 0 && !isDoc(child)) return doc;
  const { [part]: _, ...others } = doc;
  if (value === undefined && rest.length === 0) return others;
  return { ...doc, [part]: rest.length === 0 ? value : replaced(isDoc(child) ? child : {}, rest, value) };
}
