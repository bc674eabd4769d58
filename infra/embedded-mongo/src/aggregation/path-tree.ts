import { ownField, isDoc, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Evaluate, EvaluationContext } from '../expressions/evaluation';

/** Paths as a tree: each component maps to a leaf or to the tree below it. */
export type PathTree<Leaf> = Map<string, Leaf | PathTree<Leaf>>;

/** Adds a path to the tree; throws when it equals one that is there, or one of them is a prefix of the other. */
export function addPath<Leaf>(tree: PathTree<Leaf>, [part = '', ...rest]: readonly string[], leaf: Leaf): void {
  const existing = tree.get(part);
  if (rest.length === 0 ? existing !== undefined : existing !== undefined && !(existing instanceof Map))
    throw new MongoError(31249, `Path collision at ${part}`);
  const branch: PathTree<Leaf> = existing instanceof Map ? existing : new Map<string, Leaf | PathTree<Leaf>>();
  tree.set(part, rest.length === 0 ? leaf : branch);
  if (rest.length > 0) addPath(branch, rest, leaf);
}

/** The paths of a specification and their values; `{ a: { b: 1 } }` means the path `a.b` unless `b` is an operator. */
export function flattenPaths(spec: Doc, path: readonly string[] = []): [parts: string[], value: unknown][] {
  return Object.entries(spec).flatMap(([key, value]): [string[], unknown][] => {
    const parts = [...path, ...key.split('.')];
    const [first = '$'] = isDoc(value) ? Object.keys(value) : [];
    return isDoc(value) && !first.startsWith('$') ? flattenPaths(value, parts) : [[parts, value]];
  });
}

/** A copy of a document with the computed fields set; a field whose computed value is missing is removed. */
export function withComputed(doc: Doc, tree: PathTree<Evaluate>, context: EvaluationContext): Doc {
  const copy: Doc = { ...doc };
  for (const [key, node] of tree) {
    const value = node instanceof Map ? computeNested(ownField(copy, key), node, context) : node(context);
    if (value === undefined) delete copy[key];
    else copy[key] = value;
  }
  return copy;
}

function computeNested(value: unknown, tree: PathTree<Evaluate>, context: EvaluationContext): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => computeNested(each, tree, context));
  return withComputed(isDoc(value) ? value : {}, tree, context);
}

/** A copy of a document with a value at a path; undefined removes the field. What is on the path but not a document is replaced by one. */
export function withValueAt(doc: Doc, [part = '', ...rest]: readonly string[], value: unknown): Doc {
  const child = ownField(doc, part);
  if (value === undefined && rest.length > 0 && !isDoc(child)) return doc;
  const { [part]: _, ...others } = doc;
  if (value === undefined && rest.length === 0) return others;
  return { ...doc, [part]: rest.length === 0 ? value : withValueAt(isDoc(child) ? child : {}, rest, value) };
}
