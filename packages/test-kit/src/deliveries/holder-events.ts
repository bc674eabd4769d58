import type { EventData } from '@portal/contracts';
import type { PublishedEvent } from './published-event';
import { asha, club, council, meera, ravi } from './people';

type Holder = EventData<'org.holder.appointed.v1'>;

const holderOf = (number: number, version: number, changes: Partial<Holder> = {}): Holder => ({
  version,
  holderId: `a3a3a3a3a3a3a3a3a3a3a30${number}`,
  code: `POR-2026-000${number}`,
  userId: asha.userId,
  name: asha.name,
  position: { id: 'a2a2a2a2a2a2a2a2a2a2a201', title: 'Web Lead' },
  unit: club,
  tenureYear: '2026-2027',
  status: 'active',
  confirmation: 'confirmed',
  ...changes,
});
const claimOf = (version: number, confirmation: Holder['confirmation']) =>
  holderOf(2, version, { userId: ravi.userId, name: ravi.name, unit: council, confirmation });

/** Holders are appointed, changed, ended and removed; a claim is returned, submitted again and confirmed. */
export const holderEvents: PublishedEvent[] = [
  { type: 'org.holder.appointed.v1', data: holderOf(1, 1), by: meera },
  { type: 'org.holder.claimed.v1', data: claimOf(1, 'awaiting'), by: ravi },
  { type: 'org.holder.refused.v1', data: { ...claimOf(2, 'refused'), reason: 'Which year?' }, by: meera },
  { type: 'org.holder.claimed.v1', data: claimOf(3, 'awaiting'), by: ravi },
  { type: 'org.holder.confirmed.v1', data: claimOf(4, 'confirmed'), by: meera },
  { type: 'org.holder.changed.v1', data: { ...holderOf(1, 2), changed: ['metrics'] }, by: meera },
  { type: 'org.holder.hand-over-due.v1', data: { ...holderOf(1, 2), until: '2027-03-31' }, by: null },
  { type: 'org.holder.ended.v1', data: holderOf(1, 3, { status: 'completed' }), by: null },
  { type: 'org.holder.appointed.v1', data: holderOf(3, 1, { tenureYear: '2025-2026' }), by: meera },
  { type: 'org.holder.removed.v1', data: holderOf(3, 2, { tenureYear: '2025-2026' }), by: meera },
];
