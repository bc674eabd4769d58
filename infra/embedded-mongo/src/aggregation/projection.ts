import { isDoc, isNumeric, toNumber, truthy, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { elementTest } from '../matching/filter';
import { matchedElement } from '../updating/positional';
import { addPath, withComputed, type ComputedFields } from './computed-fields';
import type { Evaluate, Variables } from './evaluation';
import { compileExpression } from './expression';

/** Shows of a document what was asked for. */
export type Projection = (doc: Doc, variables: Variables) => Doc;

/** Marks a branch in which something is computed: scalars there give way to documents. */
const computedBelow = '$computed';

/** Paths to keep or to drop, as a tree; `true` is the whole field. */
type Shape = Map<string, Shape | true>;

interface Plan {
  kept: Shape;
  dropped: Shape;
  computed: ComputedFields;
  hasComputed: boolean;
  /** Changes of arrays that only `find` knows: `$slice`, `$elemMatch` and the positional `$`. */
  arrays: Map<string, (value: unknown, doc: Doc) => unknown>;
  isInclusion: boolean | undefined;
  id: boolean | undefined;
  filter: Doc | undefined;
  known: ReadonlySet<string>;
}

/** Compiles a projection. Only with a filter, as `find` has it, `$slice`, `$elemMatch` and `path.$` are known. */
export function compileProjection(spec: unknown, known: ReadonlySet<string>, filter?: Doc): Projection {
  if (!isDoc(spec)) throw new MongoError(15969, '$project specification must be an object');
  const plan: Plan = {
    kept: new Map(),
    dropped: new Map(),
    computed: new Map(),
    hasComputed: false,
    arrays: new Map(),
    isInclusion: undefined,
    id: undefined,
    filter,
    known,
  };
  for (const [path, value] of Object.entries(spec)) planField(plan, path.split('.'), value);
  const isInclusion = plan.isInclusion ?? (plan.hasComputed || plan.id === true);
  if (isInclusion && plan.id !== false) addShape(plan.kept, ['_id']);
  if (!isInclusion && plan.id === false) addShape(plan.dropped, ['_id']);
  return (doc, variables) => {
    const shaped = isInclusion ? keep(doc, plan.kept) : plan.dropped.size > 0 ? drop(doc, plan.dropped) : { ...doc };
    for (const [path, change] of plan.arrays) changeArray(shaped, path, change, doc);
    return plan.hasComputed ? withComputed(shaped, plan.computed, { root: doc, variables }) : shaped;
  };
}

function planField(plan: Plan, parts: string[], value: unknown): void {
  if (parts.includes('')) throw new MongoError(40353, 'FieldPath must not end with or hold an empty part.');
  if (parts.at(-1) === '$' && plan.filter) return planPositional(plan, parts.slice(0, -1), plan.filter);
  if (parts.some((part) => part.startsWith('$')))
    throw new MongoError(16410, `FieldPath field names may not start with '$': '${parts.join('.')}'`);
  if (typeof value === 'boolean' || isNumeric(value)) return planFlag(plan, parts, truthy(value));
  if (isDoc(value)) return planDocument(plan, parts, value);
  return planComputed(plan, parts, compileExpression(value, plan.known));
}

function planFlag(plan: Plan, parts: string[], isKept: boolean): void {
  if (parts.length === 1 && parts[0] === '_id') {
    plan.id = isKept;
    return;
  }
  setMode(plan, isKept, parts);
  addShape(isKept ? plan.kept : plan.dropped, parts);
}

function setMode(plan: Plan, isInclusion: boolean, parts: readonly string[]): void {
  if (plan.isInclusion !== undefined && plan.isInclusion !== isInclusion) {
    const [verb, mode] = isInclusion ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
    throw new MongoError(
      isInclusion ? 31253 : 31254,
      `Invalid $project :: caused by :: Cannot do ${verb} on field ${parts.join('.')} in ${mode} projection`,
    );
  }
  plan.isInclusion = isInclusion;
}

function planDocument(plan: Plan, parts: string[], value: Doc): void {
  const [operator] = Object.keys(value);
  if (operator === undefined)
    throw new MongoError(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
  if (plan.filter && operator === '$slice' && !isExpressionSlice(value['$slice']))
    return planSlice(plan, parts, value['$slice']);
  if (plan.filter && operator === '$elemMatch') return planElement(plan, parts, value['$elemMatch']);
  if (operator.startsWith('$')) return planComputed(plan, parts, compileExpression(value, plan.known));
  for (const [key, inner] of Object.entries(value)) planField(plan, [...parts, ...key.split('.')], inner);
}

function planComputed(plan: Plan, parts: string[], evaluate: Evaluate): void {
  if (parts[0] === '_id') plan.id = plan.id ?? true;
  setMode(plan, true, parts);
  plan.hasComputed = true;
  if (parts.length > 1) addShape(plan.kept, [...parts.slice(0, -1), computedBelow]);
  addPath(plan.computed, parts, evaluate);
}

/** In `find`, `$slice` of numbers cuts the field itself; of other things it is the expression. */
function isExpressionSlice(value: unknown): boolean {
  return Array.isArray(value) && !value.every(isNumeric);
}

function planSlice(plan: Plan, parts: string[], value: unknown): void {
  const [first = 0, count] = (Array.isArray(value) ? value : [value]).map(toNumber);
  plan.arrays.set(parts.join('.'), (value) => {
    if (!Array.isArray(value)) return value;
    const list: unknown[] = value;
    if (count === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
    const start = first < 0 ? Math.max(0, list.length + first) : first;
    return list.slice(start, start + count);
  });
  if (plan.isInclusion === true) addShape(plan.kept, parts);
}

function planElement(plan: Plan, parts: string[], condition: unknown): void {
  const test = elementTest(condition, {});
  setMode(plan, true, parts);
  addShape(plan.kept, parts);
  plan.arrays.set(parts.join('.'), (list) => {
    const found: unknown[] = Array.isArray(list) ? list.filter((each: unknown) => test([each])).slice(0, 1) : [];
    return found.length > 0 ? found : undefined;
  });
}

function planPositional(plan: Plan, parts: string[], filter: Doc): void {
  setMode(plan, true, parts);
  addShape(plan.kept, parts);
  plan.arrays.set(parts.join('.'), (list, doc) => {
    if (!Array.isArray(list)) return list;
    const index = matchedElement(doc, parts, filter);
    if (index === undefined)
      throw new MongoError(
        51246,
        'Executor error during find command :: caused by :: positional operator could not find the match',
      );
    return [list[index] as unknown];
  });
}

function addShape(shape: Shape, parts: readonly string[]): void {
  const [part = '', ...rest] = parts;
  const known = shape.get(part);
  if (rest.length === 0) {
    if (known !== undefined && known !== true) throw new MongoError(31249, `Path collision at ${part}`);
    shape.set(part, true);
    return;
  }
  if (known === true) throw new MongoError(31249, `Path collision at ${part} remaining portion ${rest.join('.')}`);
  const branch = known ?? new Map<string, Shape | true>();
  shape.set(part, branch);
  addShape(branch, rest);
}

function keep(doc: Doc, shape: Shape): Doc {
  const made: Doc = {};
  for (const key of Object.keys(doc)) {
    const node = shape.get(key);
    const value = node === undefined ? undefined : node === true ? doc[key] : keepInside(doc[key], node);
    if (value !== undefined) made[key] = value;
  }
  return made;
}

function keepInside(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown) => keepInside(each, shape)).filter((each) => each !== undefined);
  if (isDoc(value)) return keep(value, shape);
  return shape.has(computedBelow) ? {} : undefined;
}

function drop(doc: Doc, shape: Shape): Doc {
  const made: Doc = {};
  for (const key of Object.keys(doc)) {
    const node = shape.get(key);
    if (node !== true) made[key] = node === undefined ? doc[key] : dropInside(doc[key], node);
  }
  return made;
}

function dropInside(value: unknown, shape: Shape): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => dropInside(each, shape));
  return isDoc(value) ? drop(value, shape) : value;
}

function changeArray(shaped: Doc, path: string, change: (value: unknown, doc: Doc) => unknown, doc: Doc): void {
  const [part = '', ...rest] = path.split('.');
  const value = shaped[part];
  if (rest.length > 0) {
    if (!isDoc(value)) return;
    const copy = { ...value };
    shaped[part] = copy;
    changeArray(copy, rest.join('.'), change, doc);
    return;
  }
  const changed = change(value, doc);
  if (changed === undefined) delete shaped[part];
  else shaped[part] = changed;
}
