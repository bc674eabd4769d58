import type { OwnHolding } from '@portal/contracts';

/** How a position stands for the person: a claim that is not confirmed has no other status yet. */
export const HOLDING_STATES = ['awaiting', 'refused', 'active', 'completed', 'terminated'] as const;
export type HoldingState = (typeof HOLDING_STATES)[number];

/** What the list is filtered by; `held` are those that are confirmed, also of the past. */
export const HOLDING_FILTERS = ['held', ...HOLDING_STATES] as const;
export type HoldingFilter = (typeof HOLDING_FILTERS)[number];

export function isInState(holding: Pick<OwnHolding, 'confirmation' | 'status'>, filter: HoldingFilter): boolean {
  return filter === 'held' ? holding.confirmation === 'confirmed' : stateOf(holding) === filter;
}

export function stateOf({ confirmation, status }: Pick<OwnHolding, 'confirmation' | 'status'>): HoldingState {
  return confirmation === 'confirmed' ? status : confirmation;
}
