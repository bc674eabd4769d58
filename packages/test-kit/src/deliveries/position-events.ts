import type { EventData } from '@portal/contracts';
import type { PublishedEvent } from './published-event';
import { club, council, meera, ravi } from './people';

type Position = EventData<'org.position.created.v1'>;

const lead = (version: number, changes: Partial<Position> = {}): Position => ({
  version,
  positionId: 'a2a2a2a2a2a2a2a2a2a2a201',
  code: 'POS-0001',
  title: 'Web Lead',
  unit: club,
  type: 'Team Lead',
  responsibilities: ['Keep the site up'],
  requirements: { minCgpa: 7.5, minYear: 2, skills: ['TypeScript'] },
  description: '',
  count: 1,
  createdAt: '2026-11-20T04:30:00.000Z',
  ...changes,
});
const mentor = (version: number): Position =>
  lead(version, {
    positionId: 'a2a2a2a2a2a2a2a2a2a2a202',
    code: 'POS-0002',
    title: 'Mentor',
    unit: council,
    type: 'Mentor',
    count: 4,
  });

/** Positions are added, changed and removed. */
export const positionEvents: PublishedEvent[] = [
  { type: 'org.position.created.v1', data: lead(1), by: ravi },
  { type: 'org.position.created.v1', data: mentor(1), by: meera },
  { type: 'org.position.changed.v1', data: { ...lead(2, { title: 'Web Head' }), changed: ['title'] }, by: ravi },
  {
    type: 'org.position.changed.v1',
    data: { ...lead(3, { title: 'Web Head', count: 2 }), changed: ['count'] },
    by: ravi,
  },
  { type: 'org.position.removed.v1', data: mentor(2), by: meera },
];
