import { compilePipelineUpdate } from '../aggregation/pipeline';
import type { Variables } from '../expressions/evaluation';
import { equal } from '../bson/compare';
import { isDoc, bsonTypeOf, type Doc } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { flattenClauses, compileFilter } from '../matching/filter';
import { updateOperators, type ComputeValue } from './operators';
import {
  updateAt,
  targetPaths,
  isPositional,
  matchedElement,
  parseUpdatePath,
  type PositionalOperators,
} from './target-paths';

/** Returns the updated document; the given one may be modified in place. */
export type Update = (doc: Doc, isInsert: boolean) => Doc;

/** What an update does, with the filter that found the document. */
interface UpdateSpec {
  update: unknown;
  filter: Doc;
  arrayFilters?: unknown;
  variables?: Variables;
}

interface FieldUpdate {
  parts: string[];
  compute: ComputeValue;
  /** Whether a path that cannot exist is no error as long as the value stays missing. */
  isLenient: boolean;
}

/** Compiles an update: operators, a pipeline or a replacement. */
export function compileUpdate(spec: UpdateSpec): Update {
  const apply = compileByForm(spec);
  return (doc, isInsert) => {
    const id = doc['_id'];
    const updated = apply(doc, isInsert);
    if (id === undefined || equal(id, updated['_id'])) return updated;
    throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
  };
}

function compileByForm(spec: UpdateSpec): Update {
  const { update } = spec;
  if (Array.isArray(update)) {
    if (spec.arrayFilters !== undefined) throw new MongoError(9, 'arrayFilters may not be specified for a pipeline');
    return compilePipelineUpdate(update, spec.variables ?? {});
  }
  if (!isDoc(update)) throw new MongoError(9, 'Update argument must be either an object or an array');
  if (!isReplacement(update)) return compileOperators(update, spec);
  const dollar = Object.keys(update).find((key) => key.startsWith('$'));
  if (dollar === undefined) return (doc) => ('_id' in doc ? { _id: doc['_id'], ...update } : { ...update });
  throw new MongoError(52, `The dollar ($) prefixed field '${dollar}' is not allowed in a replacement document.`);
}

/** Whether an update replaces the whole document. */
export function isReplacement(update: unknown): boolean {
  return isDoc(update) && !Object.keys(update)[0]?.startsWith('$');
}

function compileOperators(update: Doc, spec: UpdateSpec): Update {
  const fieldUpdates = Object.entries(update).flatMap(([name, fields]) => parseFieldUpdates(name, fields));
  rejectConflicts(fieldUpdates.map(({ parts }) => parts));
  fieldUpdates.sort((left, right) => comparePaths(left.parts, right.parts));
  const positionalNames = new Set(fieldUpdates.flatMap(({ parts }) => parts.filter(isPositional)));
  const arrayFilters = compileArrayFilters(spec.arrayFilters ?? [], positionalNames);
  return (doc, isInsert) => {
    const context = { isInsert, now: new Date() };
    const positional: PositionalOperators = {
      arrayFilters,
      matchedIndex: (path) => matchedElement(doc, path, spec.filter, spec.variables),
    };
    const targets = fieldUpdates.flatMap((update) =>
      targetPaths(doc, update.parts, positional).map((parts) => ({ ...update, parts })),
    );
    if (positionalNames.size > 0) rejectConflicts(targets.map(({ parts }) => parts));
    for (const { parts, compute, isLenient } of targets)
      updateAt(doc, parts, (old) => compute(old, context), isLenient);
    return doc;
  };
}

function parseFieldUpdates(name: string, fields: unknown): FieldUpdate[] {
  const make = Object.hasOwn(updateOperators, name) ? updateOperators[name] : undefined;
  if (!make) throw new MongoError(9, `Unknown modifier: ${name}. Expected a valid update modifier or a pipeline`);
  if (!isDoc(fields)) throw new MongoError(9, `Modifiers operate on fields, ${name} found type ${bsonTypeOf(fields)}`);
  const isLenient = name === '$unset' || name === '$setOnInsert';
  return Object.entries(fields).map(([path, value]) => {
    return { parts: parseUpdatePath(path), compute: make(value, path, name), isLenient };
  });
}

/** Throws error 40 when two operators update the same path, or a path and one of its parents. */
function rejectConflicts(paths: readonly (readonly string[])[]): void {
  const seen = new Set<string>();
  for (const parts of [...paths].sort((left, right) => left.length - right.length)) {
    const conflict = parts.map((_, n) => parts.slice(0, n + 1).join('.')).find((parent) => seen.has(parent));
    const path = parts.join('.');
    if (conflict !== undefined)
      throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${conflict}'`);
    seen.add(path);
  }
}

/** The order in which new fields are added to a document: numeric names by value, others by their bytes. */
function comparePaths(left: readonly string[], right: readonly string[]): number {
  const n = left.findIndex((part, at) => part !== right[at]);
  const [one = '', other] = [left[n], right[n]];
  if (n < 0 || other === undefined) return left.length - right.length;
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return (areNumbers ? Number(one) < Number(other) : one < other) ? -1 : 1;
}

function compileArrayFilters(given: unknown, used: ReadonlySet<string>): PositionalOperators['arrayFilters'] {
  const compiled = new Map<string, (element: unknown) => boolean>();
  if (!Array.isArray(given)) throw new MongoError(14, 'arrayFilters must be an array');
  for (const each of given as unknown[]) {
    if (!isDoc(each)) throw new MongoError(14, 'array filters must be documents');
    const keys = flattenClauses(each, '$and', '$or', '$nor').map(([key]) => key);
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
