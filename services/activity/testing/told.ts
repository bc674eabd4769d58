import type { EventData } from '@portal/contracts';
import { eventOf, TEST_UNIT } from '@portal/test-kit';

export const NOW = '2026-11-21T06:00:00.000Z';
export const idOf = (number: number) => number.toString(16).padStart(24, '0');
export const day = (days: number) => new Date(Date.parse(NOW) + days * 86_400_000).toISOString();
export const council = { id: idOf(900), name: 'SciTech Council', category: 'scitech' } as const;

type UnitData = EventData<'org.unit.created.v1'>;
type EventFacts = EventData<'events.event.created.v1'>;
type PositionFacts = EventData<'org.position.created.v1'>;
type Account = EventData<'auth.account.registered.v1'>;

export const unitTold = (changes: Partial<UnitData> = {}) =>
  eventOf('org.unit.created.v1', {
    version: 1,
    unitId: TEST_UNIT.id,
    name: TEST_UNIT.name,
    type: 'Club',
    category: 'scitech',
    parentUnitId: council.id,
    contactEmail: 'unit@example.edu',
    active: true,
    ...changes,
  });
export const factsOf = (number: number, title: string, changes: Partial<EventFacts> = {}): EventFacts => ({
  version: 1,
  eventId: idOf(number),
  title,
  category: 'technical',
  status: 'planned',
  start: day(number),
  end: day(number + 0.1),
  venue: 'Lab 2',
  unit: TEST_UNIT,
  createdAt: day(-30),
  ...changes,
});
export const eventTold = (...facts: Parameters<typeof factsOf>) =>
  eventOf('events.event.created.v1', factsOf(...facts));
export const positionOf = (changes: Partial<PositionFacts> = {}): PositionFacts => ({
  version: 1,
  positionId: idOf(700),
  code: 'POS-0012',
  title: 'Climbing Lead',
  unit: TEST_UNIT,
  type: 'Team Lead',
  responsibilities: ['Keep the ropes'],
  requirements: { minCgpa: 0, minYear: 1, skills: [] },
  description: '',
  count: 1,
  createdAt: day(-30),
  ...changes,
});
export const positionTold = (changes?: Partial<PositionFacts>) =>
  eventOf('org.position.created.v1', positionOf(changes));
export const accountOf = (number: number, name: string, changes: Partial<Account> = {}): Account => ({
  version: 1,
  userId: idOf(500 + number),
  username: `person${number}@example.edu`,
  name,
  role: 'STUDENT',
  ...changes,
});
export const accountTold = (...facts: Parameters<typeof accountOf>) =>
  eventOf('auth.account.registered.v1', accountOf(...facts));
