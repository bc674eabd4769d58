import type { OwnHolding } from '@portal/contracts';

/** The states of a position for the person: an unconfirmed claim has no other status yet. */
export const HOLDING_STATES = ['awaiting', 'refused', 'active', 'completed', 'terminated'] as const;
export type HoldingState = (typeof HOLDING_STATES)[number];

/** The filters of the list; `held` means confirmed, past positions included. */
export const HOLDING_FILTERS = ['held', ...HOLDING_STATES] as const;
export type HoldingFilter = (typeof HOLDING_FILTERS)[number];

export function isInState(holding: Pick<OwnHolding, 'confirmation' | 'status'>, filter: HoldingFilter): boolean {
  return filter === 'held' ? holding.confirmation === 'confirmed' : stateOf(holding) === filter;
}

export function stateOf({ confirmation, status }: Pick<OwnHolding, 'confirmation' | 'status'>): HoldingState {
  return confirmation === 'confirmed' ? status : confirmation;
}
