import { equal } from '../bson/compare';
import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
import type { LeadingQuery } from './stage';

/** Splits a leading `$match`, `$sort` and `$limit`, which a query with an index can answer, from the rest of a pipeline. */
export function splitLeadingQuery(pipeline: readonly unknown[]): { query: LeadingQuery; rest: unknown[] } {
  const rest = [...pipeline];
  const takeStage = (name: string, isUsable: (value: Doc) => boolean): Doc | undefined => {
    const [stage] = rest;
    const value = isDoc(stage) && Object.keys(stage).length === 1 ? stage[name] : undefined;
    if (!isDoc(value) || !isUsable(value)) return undefined;
    rest.shift();
    return value;
  };
  const filter = takeStage('$match', () => true) ?? {};
  const sort = takeStage('$sort', (value) => Object.keys(value).length > 0);
  // The $limit stays in the rest as well, which checks its value.
  const [next] = rest;
  const limit = isDoc(next) && isNumeric(next['$limit']) ? toNumber(next['$limit']) : 0;
  return { query: { filter, sort, limit: limit || undefined }, rest };
}

/**
 * What a pipeline gives whose stages only count, like those of `countDocuments`: lists and dashboards ask for totals all
 * the time, and so the documents need not be decoded. Undefined for any other pipeline.
 */
export function countingPipeline(stages: readonly unknown[]): ((total: number) => Doc[]) | undefined {
  const [stage, ...more] = stages;
  const group = isDoc(stage) && Object.keys(stage).length === 1 ? stage['$group'] : undefined;
  if (more.length > 0 || !isDoc(group)) return undefined;
  const { _id } = group;
  const isConstant = isNumeric(_id) || (typeof _id === 'string' && !_id.startsWith('$'));
  if (!isConstant || !equal(group, { _id, n: { $sum: 1 } })) return undefined;
  return (n) => (n === 0 ? [] : [{ _id, n }]);
}
