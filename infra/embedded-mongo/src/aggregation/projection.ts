import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { elementTest } from '../matching/filter';
import { matchedElement } from '../updating/positional';
import { addPath, leavesOf, withComputed, type PathTree } from './path-tree';
import type { Evaluate, Variables } from './evaluation';
import { checkPath, compileExpression } from './expression';
import { slice } from './value-operators';

/** Shows of a document what was asked for. */
export type Projection = (doc: Doc, variables: Variables) => Doc;

/** The paths that are kept, or dropped (true), and those that are computed (false). */
type Shape = PathTree<boolean>;

/** Changes a list as only `find` can: `$slice`, `$elemMatch` and the positional `$`. */
type ListChange = (value: unknown, doc: Doc) => unknown;

/** Compiles a projection. Only with a filter, as `find` has it, `$slice`, `$elemMatch` and `path.$` are known. */
export function compileProjection(spec: unknown, known: ReadonlySet<string>, filter?: Doc): Projection {
  if (!isDoc(spec)) throw new MongoError(15969, '$project specification must be an object');
  const shape: Shape = new Map();
  const computed: PathTree<Evaluate> = new Map();
  const changes = new Map<string, ListChange>();
  let [isInclusion, id]: (boolean | undefined)[] = [];
  for (const [parts, value] of leavesOf(spec)) {
    const path = parts.join('.');
    const isFlag = typeof value === 'boolean' || isNumeric(value);
    const change = filter && listChange(parts, value, filter);
    if (!change) checkPath(parts);
    if (isDoc(value) && Object.keys(value).length === 0)
      throw new MongoError(51270, `An empty sub-projection is not a valid value, at ${path}`);
    if (path === '_id' && isFlag) id = truthy(value);
    else if (change && isDoc(value) && '$slice' in value) changes.set(path, change);
    else {
      const isWanted = !isFlag || truthy(value);
      if (isInclusion === !isWanted) throw mixed(path, isInclusion, isFlag);
      isInclusion = isWanted;
      const isTaken = isFlag || parts.at(-1) === '$' || parts[0] === '_id';
      addPath(shape, change ? parts.slice(0, 1) : parts, isTaken);
      if (change) changes.set(parts[0] ?? '', change);
      else if (!isFlag) addPath(computed, parts, compileExpression(value, known));
    }
  }
  const isKeeping = isInclusion ?? id === true;
  if (isKeeping ? id !== false && !shape.has('_id') : id === false) shape.set('_id', true);
  // A field of $elemMatch comes after those that are kept, as if it were computed.
  if (isKeeping) for (const path of changes.keys()) shape.set(path, shape.get(path) ?? true);
  return (root, variables) => {
    const made = withComputed(shaped(root, shape, isKeeping), computed, { root, variables });
    for (const [path, change] of changes) {
      const changed = change(made[path], root);
      if (changed === undefined) delete made[path];
      else made[path] = changed;
    }
    return made;
  };
}

function mixed(path: string, isInclusion: boolean, isFlag: boolean): MongoError {
  if (!isFlag) return new MongoError(31252, `Cannot use an expression in an exclusion projection: ${path}`);
  const [done, mode] = isInclusion ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
  return new MongoError(isInclusion ? 31254 : 31253, `Cannot do ${done} on field ${path} in ${mode} projection`);
}

function listChange(parts: readonly string[], value: unknown, filter: Doc): ListChange | undefined {
  const [operator = ''] = isDoc(value) ? Object.keys(value) : [];
  const operand = isDoc(value) ? value[operator] : undefined;
  const cut: unknown[] = Array.isArray(operand) && operand.length === 2 ? operand : [operand];
  const isPositional = parts.at(-1) === '$';
  if (!isPositional && operator !== '$elemMatch' && (operator !== '$slice' || !cut.every(isNumeric))) return undefined;
  if (parts.length > (isPositional ? 2 : 1))
    throw unsupported(`${operator || '$'} in a projection of a field of a field`);
  if (isPositional) {
    if (isDoc(value) || !truthy(value)) throw new MongoError(31395, 'a positional projection only includes');
    return (list, doc) => (Array.isArray(list) ? [elementIn(list, doc, parts, filter)] : list);
  }
  if (operator === '$slice') return slicing(cut.map(toNumber));
  const test = elementTest(operand, {});
  return (_, { [parts[0] ?? '']: list }) => {
    const found: unknown[] = Array.isArray(list) ? list.filter((each: unknown) => test([each])) : [];
    return found.length > 0 ? [found[0]] : undefined;
  };
}

function slicing([from = 0, size]: readonly number[]): ListChange {
  if (!Number.isInteger(from) || !Number.isInteger(size ?? 0))
    throw new MongoError(28667, '$slice takes whole numbers');
  if (size !== undefined && size <= 0) throw new MongoError(28724, '$slice limit must be positive');
  return (list) => (Array.isArray(list) ? slice(list, from, size) : list);
}

function elementIn(list: readonly unknown[], doc: Doc, path: readonly string[], filter: Doc): unknown {
  const index = matchedElement(doc, path.slice(0, -1), filter);
  if (index === undefined) throw new MongoError(51246, 'positional operator could not find the match in the document');
  return list[index];
}

function shaped(doc: Doc, shape: Shape, isKeeping: boolean): Doc {
  const made: Doc = {};
  for (const key of Object.keys(doc)) {
    const node = shape.get(key);
    const isWhole = (node === true) === isKeeping;
    const value = node instanceof Map ? shapedInside(doc[key], node, isKeeping) : isWhole ? doc[key] : undefined;
    if (value !== undefined) made[key] = value;
  }
  return made;
}

/** Documents of lists are shaped one by one; other values give way where something is computed below them. */
function shapedInside(value: unknown, shape: Shape, isKeeping: boolean): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown) => shapedInside(each, shape, isKeeping)).filter((each) => each !== undefined);
  if (isDoc(value)) return shaped(value, shape, isKeeping);
  return isKeeping ? (hasComputed(shape) ? {} : undefined) : value;
}

function hasComputed(shape: Shape): boolean {
  return [...shape.values()].some((node) => (node instanceof Map ? hasComputed(node) : !node));
}
