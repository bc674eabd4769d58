import type { Outcome } from './outcomes';

/** An operation on a set of documents as JSON, and its outcomes on both stores. */
export interface Difference {
  operation: string;
  documents: string;
  ours: Outcome;
  theirs: Outcome;
}

/** A known difference between MongoDB and the engine behind MONGO_URL. */
export interface Deviation {
  /** What MongoDB does, and what the engine does instead. */
  why: string;
  /** Matches the operations that can be affected. */
  in: RegExp;
  /** Removes from a result what the deviation can change, before results are compared. */
  rewrite?: (result: unknown) => unknown;
  /** Whether a difference is this deviation. */
  explains?: (difference: Difference) => boolean;
}

export const haveCodes = (ours: (number | undefined)[], theirs: (number | undefined)[]) => (difference: Difference) =>
  ours.includes(difference.ours.code) && theirs.includes(difference.theirs.code);
