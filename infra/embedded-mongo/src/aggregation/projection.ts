import { isDoc, isNumeric, isTruthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { addPath, flattenPaths, withComputed, type PathTree } from './path-tree';
import type { Evaluate, Variables } from '../expressions/evaluation';
import { validatePath, compileExpression } from '../expressions/expression';

/** Gives the part of a document that a projection asks for. */
type Projection = (doc: Doc, variables: Variables) => Doc;

/** True for the paths that the projection includes or excludes, false for those that it computes. */
type SelectionTree = PathTree<boolean>;

/** Compiles the projection of a find command; its array operators, which `$project` does not have, are not supported. */
export function compileFindProjection(spec: Doc): Projection {
  const isArrayOperator = ([path, value]: [string, unknown]) =>
    path.endsWith('.$') || (isDoc(value) && ('$slice' in value || '$elemMatch' in value));
  if (Object.entries(spec).some(isArrayOperator))
    throw unsupported('$slice, $elemMatch or a positional $ in a projection');
  return compileProjection(spec);
}

/** Compiles a projection or a `$project` stage. */
export function compileProjection(spec: unknown): Projection {
  if (!isDoc(spec)) throw new MongoError(15969, '$project specification must be an object');
  const selection: SelectionTree = new Map();
  const computed: PathTree<Evaluate> = new Map();
  let [isInclusion, includesId]: (boolean | undefined)[] = [];
  for (const [parts, value] of flattenPaths(spec)) {
    const path = parts.join('.');
    const isFlag = typeof value === 'boolean' || isNumeric(value);
    validatePath(parts);
    if (isDoc(value) && Object.keys(value).length === 0)
      throw new MongoError(51270, `An empty sub-projection is not a valid value, at ${path}`);
    if (path === '_id' && isFlag) includesId = isTruthy(value);
    else {
      const isIncluded = !isFlag || isTruthy(value);
      if (isInclusion === !isIncluded) throw mixedModes(path, isInclusion, isFlag);
      isInclusion = isIncluded;
      addPath(selection, parts, isFlag || parts[0] === '_id');
      if (!isFlag) addPath(computed, parts, compileExpression(value));
    }
  }
  const keepsSelected = isInclusion ?? includesId === true;
  if (keepsSelected ? includesId !== false && !selection.has('_id') : includesId === false) selection.set('_id', true);
  return (root, variables) => withComputed(selectFields(root, selection, keepsSelected), computed, { root, variables });
}

function mixedModes(path: string, isInclusion: boolean, isFlag: boolean): MongoError {
  if (!isFlag) return new MongoError(31252, `Cannot use an expression in an exclusion projection: ${path}`);
  const [done, mode] = isInclusion ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
  return new MongoError(isInclusion ? 31254 : 31253, `Cannot do ${done} on field ${path} in ${mode} projection`);
}

function selectFields(doc: Doc, selection: SelectionTree, keepsSelected: boolean): Doc {
  const selected: Doc = {};
  for (const key of Object.keys(doc)) {
    const node = selection.get(key);
    const isWhole = (node === true) === keepsSelected;
    const value = node instanceof Map ? selectNested(doc[key], node, keepsSelected) : isWhole ? doc[key] : undefined;
    if (value !== undefined) selected[key] = value;
  }
  return selected;
}

/** Below an array the selection applies to each of its documents. Another value becomes {} when a field is computed below it. */
function selectNested(value: unknown, selection: SelectionTree, keepsSelected: boolean): unknown {
  if (Array.isArray(value))
    return value
      .map((each: unknown) => selectNested(each, selection, keepsSelected))
      .filter((each) => each !== undefined);
  if (isDoc(value)) return selectFields(value, selection, keepsSelected);
  return keepsSelected ? (hasComputed(selection) ? {} : undefined) : value;
}

function hasComputed(selection: SelectionTree): boolean {
  return [...selection.values()].some((node) => (node instanceof Map ? hasComputed(node) : !node));
}
