import { fieldOf, isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Compile, Evaluate, Scope } from './evaluation';
import { checkPath } from './expression';

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

/** The tree of `$addFields`: documents that are no expressions are paths written in another way. */
export function computedTree(spec: Doc, compile: Compile): PathTree<Evaluate> {
  const tree: PathTree<Evaluate> = new Map();
  const plan = (path: readonly string[], value: unknown) => {
    checkPath(path);
    const inner = isDoc(value) ? Object.entries(value) : [];
    if (inner.length === 0 || inner[0]?.[0].startsWith('$')) addPath(tree, path, compile(value));
    else for (const [key, each] of inner) plan([...path, ...key.split('.')], each);
  };
  for (const [key, value] of Object.entries(spec)) plan(key.split('.'), value);
  return tree;
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
  const copy = { ...doc };
  const child = fieldOf(doc, part);
  if (value === undefined && (rest.length === 0 || !isDoc(child))) delete copy[part];
  else copy[part] = rest.length === 0 ? value : replaced(isDoc(child) ? child : {}, rest, value);
  return copy;
}
