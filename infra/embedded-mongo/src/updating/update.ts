import { ObjectId } from 'bson';
import { exactAt } from '../bson/paths';
import { isDoc, kindOf, type Doc } from '../bson/values';
import { equal } from '../bson/compare';
import { compilePipelineUpdate } from '../aggregation/pipeline';
import type { Variables } from '../aggregation/evaluation';
import { badValue, MongoError } from '../errors';
import { compileFilter, isOperators } from '../matching/filter';
import { arrayOperators } from './array-operators';
import { fieldOperators, type UpdateTime } from './field-operators';
import { expand, updatePath, type Placeholders } from './places';
import { matchedElement } from './positional';

/** Gives the changed document; the one it gets may be changed in place. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

/** An update command's part that says what to change. */
export interface UpdateSpec {
  update: unknown;
  filter: Doc;
  arrayFilters?: unknown;
  variables?: Variables;
}

type Step = { path: string; parts: string[]; apply: (doc: Doc, parts: readonly string[], time: UpdateTime) => void };

/** Compiles an update in any of its forms: operators, a pipeline or a replacement. */
export function compileUpdate(spec: UpdateSpec): Update {
  const { update } = spec;
  if (Array.isArray(update)) return keepingId(compilePipelineUpdate(update as unknown[], spec.variables ?? {}));
  if (!isDoc(update)) throw new MongoError(9, 'Update argument must be either an object or an array');
  const [first] = Object.keys(update);
  if (first === undefined || !first.startsWith('$')) return keepingId(replacement(update));
  return keepingId(operatorUpdate(update, spec));
}

/** Whether an update replaces the whole document. */
export function isReplacement(update: unknown): boolean {
  return isDoc(update) && !Object.keys(update)[0]?.startsWith('$');
}

function keepingId(update: Update): Update {
  return (doc, isInsert) => {
    const id = doc['_id'];
    const changed = update(doc, isInsert);
    if (id !== undefined && !equal(id, changed['_id'])) {
      throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
    }
    return changed;
  };
}

function replacement(update: Doc): Update {
  const dollar = Object.keys(update).find((key) => key.startsWith('$'));
  if (dollar !== undefined)
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' is not allowed in the context of an update's replacement document.`,
    );
  return (doc) => ('_id' in doc ? { _id: doc['_id'], ...update } : { ...update });
}

function operatorUpdate(update: Doc, spec: UpdateSpec): Update {
  const steps = Object.entries(update).flatMap(([operator, fields]) => stepsOf(operator, fields));
  refuseConflicts(update, steps);
  steps.sort((left, right) => comparePaths(left.parts, right.parts));
  const arrayFilters = compileArrayFilters(spec.arrayFilters, steps);
  return (doc, isInsert) => {
    const time = { isInsert, now: new Date() };
    const placeholders: Placeholders = {
      arrayFilters,
      matchedElement: (path) => matchedElement(doc, path, spec.filter),
    };
    const places = steps.map((step) => expand(doc, step.parts, placeholders));
    for (const [n, step] of steps.entries()) for (const parts of places[n] ?? []) step.apply(doc, parts, time);
    return doc;
  };
}

function stepsOf(operator: string, fields: unknown): Step[] {
  const make = fieldOperators[operator] ?? arrayOperators[operator];
  if (!make || operator === '__proto__')
    throw new MongoError(
      9,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(fields))
    throw new MongoError(
      9,
      `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${JSON.stringify(fields)}}`,
    );
  return Object.entries(fields).map(([path, value]) => ({ path, parts: updatePath(path), apply: make(value, path) }));
}

/** Two operators may not touch one path or a path and its parent: error 40. */
function refuseConflicts(update: Doc, steps: readonly Step[]): void {
  const renamed = isDoc(update['$rename']) ? Object.values(update['$rename']).map(String) : [];
  const paths = [...steps.map(({ path }) => path), ...renamed].sort();
  const seen = new Set<string>();
  for (const path of paths) {
    const parts = path.split('.');
    const clash = parts.map((_, n) => parts.slice(0, n + 1).join('.')).find((parent) => seen.has(parent));
    if (clash !== undefined)
      throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${clash}'`);
    seen.add(path);
  }
}

/** New fields come in this order: numbers by value, names by their bytes. */
function comparePaths(left: readonly string[], right: readonly string[]): number {
  for (const [n, one] of left.entries()) {
    const other = right[n];
    if (other === undefined) return 1;
    if (one === other) continue;
    const numbers = /^\d+$/.test(one) && /^\d+$/.test(other);
    return (numbers ? Number(one) < Number(other) : one < other) ? -1 : 1;
  }
  return left.length - right.length;
}

function compileArrayFilters(given: unknown, steps: readonly Step[]): Placeholders['arrayFilters'] {
  const compiled = new Map<string, (element: unknown) => boolean>();
  for (const each of Array.isArray(given) ? (given as unknown[]) : []) {
    if (!isDoc(each)) throw new MongoError(14, 'array filters must be documents');
    const name = identifierOf(each);
    if (compiled.has(name))
      throw new MongoError(9, `Found multiple array filters with the same top-level field name ${name}`);
    const filter = compileFilter(each);
    compiled.set(name, (element) => filter({ [name]: element }));
    if (!steps.some(({ parts }) => parts.includes(`$[${name}]`))) {
      throw new MongoError(9, `The array filter for identifier '${name}' was not used in the update`);
    }
  }
  return compiled;
}

function identifierOf(filter: Doc): string {
  for (const [key, value] of Object.entries(filter)) {
    if (!key.startsWith('$')) return key.split('.')[0] ?? key;
    const nested: unknown = Array.isArray(value) ? value[0] : undefined;
    if (isDoc(nested)) return identifierOf(nested);
  }
  throw new MongoError(9, 'Cannot use an expression without a top-level field name in arrayFilters');
}

/** The document an upsert starts from: the equalities of its filter. */
export function upsertSeed(filter: Doc, isReplaced: boolean): Doc {
  const seed: Doc = {};
  collectEqualities(filter, (path, value) => {
    if (isReplaced && path !== '_id') return;
    if (exactAt(seed, path.split('.')) !== undefined)
      throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    fieldOperators['$set']?.(value, path)(seed, updatePath(path), { isInsert: true, now: new Date() });
  });
  return seed;
}

function collectEqualities(filter: Doc, found: (path: string, value: unknown) => void): void {
  for (const [key, value] of Object.entries(filter)) {
    if ((key === '$and' || (key === '$or' && Array.isArray(value) && value.length === 1)) && Array.isArray(value)) {
      for (const each of value) if (isDoc(each)) collectEqualities(each, found);
    } else if (!key.startsWith('$')) {
      for (const wanted of equalitiesOf(value)) found(key, wanted);
    }
  }
}

function equalitiesOf(value: unknown): unknown[] {
  if (!isOperators(value)) return [value].filter((each) => !isPattern(each));
  if ('$eq' in value) return [value['$eq']];
  if (Array.isArray(value['$all'])) return value['$all'].filter((each) => !isPattern(each) && !isOperators(each));
  const list: unknown = value['$in'];
  return Array.isArray(list) && list.length === 1 ? list.filter((each) => !isPattern(each)) : [];
}

function isPattern(value: unknown): boolean {
  return kindOf(value) === 'regex';
}

/** Gives a new document its `_id`, and puts that first. */
export function withId(doc: Doc): Doc {
  const [first] = Object.keys(doc);
  if (first === '_id') return doc;
  const { _id: id = new ObjectId(), ...rest } = doc;
  return { _id: id, ...rest };
}

/** Refuses an `_id` that MongoDB refuses. */
export function checkId(id: unknown): void {
  if (Array.isArray(id)) throw new MongoError(53, "The '_id' value cannot be of type array");
  if (isPattern(id)) throw new MongoError(53, "The '_id' value cannot be of type regex");
  if (isDoc(id) && Object.keys(id).some((key) => key.startsWith('$')))
    throw new MongoError(52, '_id fields may not contain $-prefixed fields');
  if (id === undefined) throw badValue('a document needs an _id');
}
