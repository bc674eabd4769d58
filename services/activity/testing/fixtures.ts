import { DAY_MS, type EventData } from '@portal/contracts';
import { eventOf, TEST_UNIT } from '@portal/test-kit';

export const NOW = '2026-11-21T06:00:00.000Z';
export const idOf = (number: number) => number.toString(16).padStart(24, '0');
export const day = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS).toISOString();
export const council = { id: idOf(900), name: 'SciTech Council', category: 'scitech' } as const;

type UnitData = EventData<'org.unit.created.v1'>;
type CampusEventData = EventData<'events.event.created.v1'>;
type PositionData = EventData<'org.position.created.v1'>;
type AccountData = EventData<'auth.account.registered.v1'>;

export const unitEvent = (changes: Partial<UnitData> = {}) =>
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
export const campusEventData = (
  number: number,
  title: string,
  changes: Partial<CampusEventData> = {},
): CampusEventData => ({
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
export const campusEvent = (...args: Parameters<typeof campusEventData>) =>
  eventOf('events.event.created.v1', campusEventData(...args));
export const positionData = (changes: Partial<PositionData> = {}): PositionData => ({
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
export const positionEvent = (changes?: Partial<PositionData>) =>
  eventOf('org.position.created.v1', positionData(changes));
export const accountData = (number: number, name: string, changes: Partial<AccountData> = {}): AccountData => ({
  version: 1,
  userId: idOf(500 + number),
  username: `person${number}@example.edu`,
  name,
  role: 'STUDENT',
  ...changes,
});
export const accountEvent = (...args: Parameters<typeof accountData>) =>
  eventOf('auth.account.registered.v1', accountData(...args));
