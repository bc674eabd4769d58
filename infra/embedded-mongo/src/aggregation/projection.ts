import { isDoc, isNumeric, truthy, type Doc } from '../bson/values';
import { MongoError, unsupported } from '../errors';
import { addPath, leavesOf, withComputed, type PathTree } from './path-tree';
import type { Evaluate, Variables } from './evaluation';
import { checkPath, compileExpression } from './expression';

/** Shows of a document what was asked for. */
export type Projection = (doc: Doc, variables: Variables) => Doc;

/** The paths that are kept, or dropped (true), and those that are computed (false). */
type Shape = PathTree<boolean>;

/** Compiles a projection of `find`, without the parts of lists that only `find` can show. */
export function compileFindProjection(spec: Doc): Projection {
  const isPart = ([path, value]: [string, unknown]) =>
    path.endsWith('.$') || (isDoc(value) && ('$slice' in value || '$elemMatch' in value));
  if (Object.entries(spec).some(isPart)) throw unsupported('$slice, $elemMatch or a positional $ in a projection');
  return compileProjection(spec);
}

/** Compiles a projection. */
export function compileProjection(spec: unknown): Projection {
  if (!isDoc(spec)) throw new MongoError(15969, '$project specification must be an object');
  const shape: Shape = new Map();
  const computed: PathTree<Evaluate> = new Map();
  let [isInclusion, id]: (boolean | undefined)[] = [];
  for (const [parts, value] of leavesOf(spec)) {
    const path = parts.join('.');
    const isFlag = typeof value === 'boolean' || isNumeric(value);
    checkPath(parts);
    if (isDoc(value) && Object.keys(value).length === 0)
      throw new MongoError(51270, `An empty sub-projection is not a valid value, at ${path}`);
    if (path === '_id' && isFlag) id = truthy(value);
    else {
      const isWanted = !isFlag || truthy(value);
      if (isInclusion === !isWanted) throw mixed(path, isInclusion, isFlag);
      isInclusion = isWanted;
      addPath(shape, parts, isFlag || parts[0] === '_id');
      if (!isFlag) addPath(computed, parts, compileExpression(value));
    }
  }
  const isKeeping = isInclusion ?? id === true;
  if (isKeeping ? id !== false && !shape.has('_id') : id === false) shape.set('_id', true);
  return (root, variables) => withComputed(shaped(root, shape, isKeeping), computed, { root, variables });
}

function mixed(path: string, isInclusion: boolean, isFlag: boolean): MongoError {
  if (!isFlag) return new MongoError(31252, `Cannot use an expression in an exclusion projection: ${path}`);
  const [done, mode] = isInclusion ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
  return new MongoError(isInclusion ? 31254 : 31253, `Cannot do ${done} on field ${path} in ${mode} projection`);
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
