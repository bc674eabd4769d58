import type { OwnHolding } from '@portal/contracts';

/** How a position stands for the person: a claim that is not confirmed has no other status yet. */
export const HOLDING_STATES = ['awaiting', 'refused', 'active', 'completed', 'terminated'] as const;
export type HoldingState = (typeof HOLDING_STATES)[number];

export function stateOf({ confirmation, status }: Pick<OwnHolding, 'confirmation' | 'status'>): HoldingState {
  return confirmation === 'confirmed' ? status : confirmation;
}
