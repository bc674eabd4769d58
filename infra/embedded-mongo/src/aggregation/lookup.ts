import { orderKey } from '../bson/order-key';
import { valuesAt } from '../bson/paths';
import { isDoc, kindOf, type Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Run, Stage, StageContext } from './stage';
import { replaced } from './unwind';

const known = new Set(['from', 'localField', 'foreignField', 'as', 'let', 'pipeline']);

interface Spec {
  from: string;
  as: string[];
  local: string[] | undefined;
  foreign: string | undefined;
}

function readSpec(spec: unknown): Spec {
  if (!isDoc(spec)) throw new MongoError(9, 'the $lookup specification must be an Object');
  const unknown = Object.keys(spec).find((key) => !known.has(key));
  if (unknown !== undefined) throw new MongoError(9, `unknown argument to $lookup: ${unknown}`);
  const { from, as, localField, foreignField } = spec;
  if (typeof from !== 'string' || typeof as !== 'string')
    throw new MongoError(9, "must specify 'from' and 'as' for a $lookup");
  if ((localField === undefined) !== (foreignField === undefined))
    throw new MongoError(9, '$lookup requires both or neither of localField and foreignField');
  if (localField === undefined && spec['pipeline'] === undefined)
    throw new MongoError(9, '$lookup requires either a pipeline or both localField and foreignField');
  return {
    from,
    as: as.split('.'),
    local: typeof localField === 'string' ? localField.split('.') : undefined,
    foreign: typeof foreignField === 'string' ? foreignField : undefined,
  };
}

/** Compiles `$lookup`: a join on equality, by a pipeline, or both. */
export function lookup(given: unknown, context: StageContext): Stage {
  const spec = readSpec(given);
  const variables = isDoc(given) && isDoc(given['let']) ? Object.entries(given['let']) : [];
  const lets = variables.map(([name, value]) => [name, context.compiler.compile(value)] as const);
  const pipeline =
    isDoc(given) && given['pipeline'] !== undefined
      ? context.compile(
          given['pipeline'],
          variables.map(([name]) => name),
        )
      : undefined;
  return (docs, run) => {
    const candidates = joiner(spec, docs.length, run);
    return docs.map((root) => {
      let joined = candidates(root);
      if (pipeline) {
        const own = Object.fromEntries(lets.map(([name, value]) => [name, value({ root, variables: run.variables })]));
        joined = pipeline(joined, { source: run.source, variables: { ...run.variables, ...own } });
      }
      return replaced(root, spec.as, [...joined]);
    });
  };
}

/** Finds the partners of a document: by an index, or by a table of the other collection that is made once. */
function joiner({ from, local, foreign }: Spec, size: number, run: Run): (doc: Doc) => readonly Doc[] {
  const { source, variables } = run;
  if (!local || foreign === undefined) {
    let all: readonly Doc[] | undefined;
    return () => (all ??= source.find(from, {}, variables));
  }
  const localParts = local;
  if (size < 4 || source.hasIndex(from, foreign)) {
    return (doc) => source.find(from, { [foreign]: { $in: localValues(doc, localParts) } }, variables);
  }
  let table: Map<string, Doc[]> | undefined;
  return (doc) => {
    table ??= tableOf(source.find(from, {}, variables), foreign.split('.'));
    const found = new Set(localValues(doc, localParts).flatMap((value) => table?.get(orderKey(value)) ?? []));
    return [...found];
  };
}

function localValues(doc: Doc, parts: readonly string[]): unknown[] {
  return valuesAt(doc, parts).map((each) => (kindOf(each) === 'undefined' || kindOf(each) === 'regex' ? null : each));
}

function tableOf(docs: readonly Doc[], parts: readonly string[]): Map<string, Doc[]> {
  const table = new Map<string, Doc[]>();
  for (const doc of docs) {
    for (const key of new Set(valuesAt(doc, parts).map((value) => orderKey(value ?? null)))) {
      const list = table.get(key);
      if (list) list.push(doc);
      else table.set(key, [doc]);
    }
  }
  return table;
}
