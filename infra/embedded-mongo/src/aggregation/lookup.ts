import { orderKey } from '../bson/order-key';
import { anyAt, valuesAt } from '../bson/paths';
import { kindOf, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import { replaced } from './path-tree';
import { namedArguments } from './evaluation';
import { checkPath } from './expression';
import { letVariables } from './lazy-operators';
import type { Run, Stage, StageContext } from './stage';

/** Compiles `$lookup`: a join on equality, by a pipeline, or both. */
export function lookup(given: unknown, context: StageContext): Stage {
  const spec = namedArguments('$lookup', given, ['from', 'as'], ['localField', 'foreignField', 'let', 'pipeline']);
  const { names, valuesOf } = letVariables(spec['let'] ?? {}, context.compile);
  const pipeline = 'pipeline' in spec ? context.pipeline(spec['pipeline'], names) : undefined;
  const [from, as] = [textOf(spec, 'from'), textOf(spec, 'as').split('.')];
  checkPath(as);
  const isEquality = 'localField' in spec || 'foreignField' in spec;
  if (!isEquality && !pipeline)
    throw new MongoError(9, '$lookup requires either a pipeline or both localField and foreignField');
  const fields = isEquality ? ([textOf(spec, 'localField'), textOf(spec, 'foreignField')] as const) : undefined;
  return (docs, { source, variables }) => {
    const run = { source, variables };
    const partnersOf = fields ? joiner(from, fields, run) : always(source.find(from, {}, variables));
    return docs.map((root) => {
      const partners = partnersOf(root);
      const inner = { source, variables: { ...variables, ...valuesOf({ root, variables }) } };
      return replaced(root, as, [...(pipeline ? pipeline(partners, inner) : partners)]);
    });
  };
}

function textOf(spec: Doc, name: string): string {
  const value = spec[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new MongoError(9, `$lookup argument '${name}' must be a string, found type: ${kindOf(value)}`);
}

const always = (docs: readonly Doc[]) => () => docs;

/** Finds the partners of a document: by an index, or by a table of the other collection that is made once. */
function joiner(from: string, [local, foreign]: readonly [string, string], run: Run): (doc: Doc) => readonly Doc[] {
  const { source, variables } = run;
  const localParts = local.split('.');
  if (source.hasIndex(from, foreign))
    return (doc) => {
      const values = localValues(doc, localParts);
      const equalities = values.map((value) => ({ [foreign]: { $eq: value } }));
      const hasPattern = values.some((value) => kindOf(value) === 'regex');
      return source.find(from, hasPattern ? { $or: equalities } : { [foreign]: { $in: values } }, variables);
    };
  const others = source.find(from, {}, variables);
  const table = tableOf(others, foreign.split('.'));
  return (doc) => {
    const places = localValues(doc, localParts).flatMap((value) => table.get(orderKey(value)) ?? []);
    return [...new Set(places)].sort((left, right) => left - right).map((place) => others[place] ?? {});
  };
}

/** The values that a document joins by: those of a list one by one, and null where there is none. */
function localValues(doc: Doc, parts: readonly string[]): unknown[] {
  const found = valuesAt(doc, parts).filter((value) => value !== undefined);
  return found.length > 0 ? found : [null];
}

/** Where the documents with a value are, by the key of the value; a list is found by itself and by its elements. */
function tableOf(docs: readonly Doc[], parts: readonly string[]): Map<string, number[]> {
  const table = new Map<string, number[]>();
  for (const [place, doc] of docs.entries()) {
    anyAt(doc, parts, 0, (value) => {
      for (const each of [value, ...(Array.isArray(value) ? (value as unknown[]) : [])]) {
        const key = orderKey(each ?? null);
        const places = table.get(key);
        if (places) places.push(place);
        else table.set(key, [place]);
      }
      return false;
    });
  }
  return table;
}
