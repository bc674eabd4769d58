import { isDoc, isNumeric, toNumber, type Doc } from '../bson/values';
import type { LeadingQuery } from './evaluation';

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
