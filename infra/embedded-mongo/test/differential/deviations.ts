import type { Document } from 'mongodb';
import { toJson, type Outcome } from './outcomes';
import type { Deviation } from './deviation';
import { deviationsOfReads } from './deviations-of-reads';
import { deviationsOfWrites } from './deviations-of-writes';
import type { Operation } from './operations';

function rewritten(result: string, rewrites: Deviation[]): string {
  return JSON.stringify(
    rewrites.reduce<unknown>((value, { rewrite }) => rewrite?.(value) ?? value, JSON.parse(result)),
  );
}

/** The known deviation of the engine that explains a difference; undefined when there is none. */
export function explainDeviation(
  operation: Operation,
  documents: Document[],
  ours: Outcome,
  theirs: Outcome,
): string | undefined {
  const json = toJson(operation);
  const difference = { operation: json, documents: toJson(documents), ours, theirs };
  const possible = [...deviationsOfWrites, ...deviationsOfReads].filter((deviation) => deviation.in.test(json));
  const explaining = possible.find(({ explains }) => explains?.(difference));
  if (explaining) return explaining.why;
  const rewrites = possible.filter(({ rewrite }) => rewrite);
  if (rewrites.length === 0 || ours.result === undefined || theirs.result === undefined) return undefined;
  const isExplained = rewritten(ours.result, rewrites) === rewritten(theirs.result, rewrites);
  return isExplained ? rewrites.map(({ why }) => why).join(' ') : undefined;
}
