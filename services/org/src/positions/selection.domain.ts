import type { QueryOf, calls } from '@portal/contracts';
import { POSITION_TYPES } from '@portal/contracts';
import { queryTermsOf } from '@portal/service-kit';

export type PositionSelection = Pick<QueryOf<typeof calls.listPositions>, 'q' | 'unit' | 'type'>;

/** As a condition on stored positions. */
export function conditionOf({ q, unit, type }: PositionSelection): object {
  const terms = queryTermsOf(q ?? '');
  return {
    ...(terms.length > 0 && { $and: terms.map((term) => ({ terms: term })) }),
    ...(unit !== undefined && { 'unit.id': unit.toLowerCase() }),
    ...(type !== undefined && { kind: type }),
  };
}

/** The index that leaves the least to be looked at: fewer positions have a word than a unit, and a unit than a type. */
export function indexFor({ q, unit, type }: PositionSelection): Record<string, 1> {
  const order = { key: 1, _id: 1 } as const;
  if (queryTermsOf(q ?? '').length > 0) return { terms: 1, ...order };
  if (unit !== undefined) return { 'unit.id': 1, ...order };
  return type === undefined ? order : { kind: 1, ...order };
}

const listed: readonly string[] = POSITION_TYPES;

/** The type by which a position is asked for: `Other` for every custom text. */
export function kindOf(type: string): string {
  return listed.includes(type) ? type : 'Other';
}
