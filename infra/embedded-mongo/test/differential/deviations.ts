import type { Document } from 'mongodb';
import { text, type Answer } from './answers';
import type { Deviation } from './deviation';
import { deviationsOfReads } from './deviations-of-reads';
import { deviationsOfWrites } from './deviations-of-writes';
import type { Operation } from './operations';

function without(result: string, rewrites: Deviation[]): string {
  let left = JSON.parse(result) as unknown;
  for (const { rewrite } of rewrites) left = rewrite ? rewrite(left) : left;
  return JSON.stringify(left);
}

/** Why a difference is not one of ours; undefined where it is. */
export function excuse(operation: Operation, documents: Document[], ours: Answer, theirs: Answer): string | undefined {
  const shown = text(operation);
  const difference = { operation: shown, documents: text(documents), ours, theirs };
  const possible = [...deviationsOfWrites, ...deviationsOfReads].filter((deviation) => deviation.in.test(shown));
  const explaining = possible.find(({ explains }) => explains?.(difference));
  if (explaining) return explaining.why;
  const rewrites = possible.filter(({ rewrite }) => rewrite);
  if (rewrites.length === 0 || ours.result === undefined || theirs.result === undefined) return undefined;
  const isExplained = without(ours.result, rewrites) === without(theirs.result, rewrites);
  return isExplained ? rewrites.map(({ why }) => why).join(' ') : undefined;
}
