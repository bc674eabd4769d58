import type { EventData } from '@portal/contracts';
import { eventOf, TEST_UNIT } from '@portal/test-kit';
import { idOf } from './fixtures';

type Claim = EventData<'org.holder.claimed.v1'>;

/** A position that a student claims to hold, as org announces it. */
export const positionClaim = (changes: Partial<Claim> = {}): Claim => ({
  version: 1,
  holderId: idOf(610),
  code: 'POR-2026-0001',
  userId: idOf(500),
  name: 'Asha Rao',
  position: { id: idOf(700), title: 'Web Lead' },
  unit: TEST_UNIT,
  tenureYear: '2026-2027',
  status: 'active',
  confirmation: 'awaiting',
  ...changes,
});

export const positionClaimed = (changes?: Partial<Claim>) => eventOf('org.holder.claimed.v1', positionClaim(changes));
