import { compilePipelineUpdate } from '../aggregation/pipeline';
import type { Variables } from '../aggregation/evaluation';
import { equal } from '../bson/compare';
import { isDoc, kindOf, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { clausesOf, compileFilter } from '../matching/filter';
import { operators, type Compute } from './operators';
import { changeAt, expand, isPlaceholder, matchedElement, updatePath, type Placeholders } from './places';

/** Gives the changed document; the one it gets may be changed in place. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

/** An update command's part that says what to change. */
export interface UpdateSpec {
  update: unknown;
  filter: Doc;
  arrayFilters?: unknown;
  variables?: Variables;
}

interface Step {
  parts: string[];
  compute: Compute;
  /** Whether the operator changes nothing, also where it could not, when the value stays missing. */
  isLenient: boolean;
}

/** Compiles an update in any of its forms: operators, a pipeline or a replacement. */
export function compileUpdate(spec: UpdateSpec): Update {
  const change = compileForm(spec);
  return (doc, isInsert) => {
    const id = doc['_id'];
    const changed = change(doc, isInsert);
    if (id === undefined || equal(id, changed['_id'])) return changed;
    throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  };
}

function compileForm(spec: UpdateSpec): Update {
  const { update } = spec;
  if (Array.isArray(update)) {
    if (spec.arrayFilters !== undefined) throw new MongoError(9, 'arrayFilters may not be specified for a pipeline');
    return compilePipelineUpdate(update, spec.variables ?? {});
  }
  if (!isDoc(update)) throw new MongoError(9, 'Update argument must be either an object or an array');
  if (!isReplacement(update)) return operatorUpdate(update, spec);
  const dollar = Object.keys(update).find((key) => key.startsWith('$'));
  if (dollar === undefined) return (doc) => ('_id' in doc ? { _id: doc['_id'], ...update } : { ...update });
  throw new MongoError(52, `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement document.`);
}

/** Whether an update replaces the whole document. */
export function isReplacement(update: unknown): boolean {
  return isDoc(update) && !Object.keys(update)[0]?.startsWith('$');
}

function operatorUpdate(update: Doc, spec: UpdateSpec): Update {
  const steps = Object.entries(update).flatMap(([name, fields]) => stepsOf(name, fields));
  refuseConflicts(steps.map(({ parts }) => parts));
  steps.sort((left, right) => comparePaths(left.parts, right.parts));
  const placeholderNames = new Set(steps.flatMap(({ parts }) => parts.filter(isPlaceholder)));
  const arrayFilters = compileArrayFilters(spec.arrayFilters ?? [], placeholderNames);
  return (doc, isInsert) => {
    const time = { isInsert, now: new Date() };
    const placeholders: Placeholders = {
      arrayFilters,
      matchedElement: (path) => matchedElement(doc, path, spec.filter, spec.variables),
    };
    const changes = steps.flatMap((step) => expand(doc, step.parts, placeholders).map((parts) => ({ step, parts })));
    if (placeholderNames.size > 0) refuseConflicts(changes.map(({ parts }) => parts));
    for (const { step, parts } of changes) changeAt(doc, parts, (old) => step.compute(old, time), step.isLenient);
    return doc;
  };
}

function stepsOf(name: string, fields: unknown): Step[] {
  const make = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!make) throw new MongoError(9, `Unknown modifier: ${name}. Expected a valid update modifier or a pipeline`);
  if (!isDoc(fields)) throw new MongoError(9, `Modifiers operate on fields, ${name} found type ${kindOf(fields)}`);
  const isLenient = name === '$unset' || name === '$setOnInsert';
  return Object.entries(fields).map(([path, value]) => {
    return { parts: updatePath(path), compute: make(value, path, name), isLenient };
  });
}

/** Two operators may not touch one path or a path and its parent: error 40. */
function refuseConflicts(paths: readonly (readonly string[])[]): void {
  const seen = new Set<string>();
  for (const parts of [...paths].sort((left, right) => left.length - right.length)) {
    const clash = parts.map((_, n) => parts.slice(0, n + 1).join('.')).find((parent) => seen.has(parent));
    const path = parts.join('.');
    if (clash !== undefined)
      throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${clash}'`);
    seen.add(path);
  }
}

/** New fields come in this order: numbers by value, names by their bytes. */
function comparePaths(left: readonly string[], right: readonly string[]): number {
  const n = left.findIndex((part, at) => part !== right[at]);
  const [one = '', other] = [left[n], right[n]];
  if (n < 0 || other === undefined) return left.length - right.length;
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return (areNumbers ? Number(one) < Number(other) : one < other) ? -1 : 1;
}

function compileArrayFilters(given: unknown, used: ReadonlySet<string>): Placeholders['arrayFilters'] {
  const compiled = new Map<string, (element: unknown) => boolean>();
  if (!Array.isArray(given)) throw new MongoError(14, 'arrayFilters must be an array');
  for (const each of given as unknown[]) {
    if (!isDoc(each)) throw new MongoError(14, 'array filters must be documents');
    const keys = clausesOf(each, '$and', '$or', '$nor').map(([key]) => key);
    const names = keys.filter((key) => !key.startsWith('$')).map((key) => key.split('.')[0]);
    const [name = '', other] = [...new Set(names)];
    if (other !== undefined) throw new MongoError(9, `An array filter has one name, found '${name}' and '${other}'`);
    if (compiled.has(name)) throw new MongoError(9, `Found multiple array filters with the name '${name}'`);
    if (!used.has(`$[${name}]`)) throw new MongoError(9, `The array filter '${name}' was not used in the update`);
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw badValue(`The name of an array filter is alphanumeric and begins with a lowercase letter, found '${name}'`);
    const filter = compileFilter(each);
    compiled.set(name, (element) => filter({ [name]: element }));
  }
  return compiled;
}
