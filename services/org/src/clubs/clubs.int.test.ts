import type { ClubData, EventData, EventStatus, Problem, UnitAnswer } from '@portal/contracts';
import type { As, ServiceDouble, TestService } from '@portal/test-kit';
import { actorOf, eventOf, startServiceDouble, startTestService, testClock } from '@portal/test-kit';
import { orgService } from '../index';

const clock = testClock('2026-11-20T10:00:00Z');
/** The unit's contact address is another one: auth says whose unit it is. */
const username = 'asha@example.edu';

let service: TestService;
let auth: ServiceDouble;
let unit: UnitAnswer;
beforeAll(async () => {
  auth = await startServiceDouble(({ path }) => ({
    body: { unit: path === `GET /internal/coordinators/${encodeURIComponent(username)}/unit` ? refOf(unit) : null },
  }));
});
afterAll(async () => auth.stop());
beforeEach(async () => {
  service = await startTestService(orgService, { clock, env: { AUTH_URL: auth.url } });
  const { body } = await service.request<UnitAnswer>('PRESIDENT', 'POST', '/api/orgUnit/create', {
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    description: 'We code.',
    contact_info: { email: 'coding.club@example.edu' },
    budget_info: { allocated_budget: 50_000, spent_amount: 12_000 },
  });
  unit = body;
});
afterEach(async () => service.stop());

const refOf = ({ _id: id, name, category }: UnitAnswer) => ({ id, name, category });
const coordinator = () => actorOf('CLUB_COORDINATOR', { username, unit: refOf(unit) });
const { unit: _none, ...other } = actorOf('CLUB_COORDINATOR', { username: 'music.club@example.edu' });
const read = (as: As, of = username) => service.request<ClubData & Problem>(as, 'GET', `/api/orgUnit/clubData/${of}`);

interface EventFields {
  number: number;
  version?: number;
  status?: EventStatus;
  start?: string | null;
}

function snapshot({
  number,
  version = 1,
  status = 'planned',
  start = null,
}: EventFields): EventData<'events.event.created.v1'> {
  return {
    version,
    eventId: String(number).padStart(24, '0'),
    title: `Event ${number}`,
    category: 'technical',
    status,
    start,
    end: null,
    venue: 'Lab 2',
    unit: { id: unit._id, name: unit.name, category: unit.category },
    createdAt: new Date(Date.UTC(2026, 9, number)).toISOString(),
  };
}
const created = (fields: EventFields) => eventOf('events.event.created.v1', snapshot(fields));
const changed = (fields: EventFields) =>
  eventOf('events.event.status-changed.v1', { ...snapshot(fields), previousStatus: 'planned' });

describe('club data', () => {
  it('shows the unit, its figures and its three most recent events', async () => {
    await service.deliver(created({ number: 1, status: 'completed', start: '2026-11-01T10:00:00Z' }));
    for (const number of [3, 4, 2]) await service.deliver(created({ number, start: `2026-12-0${number}T10:00:00Z` }));
    const { status, body } = await read(coordinator());
    expect(status).toBe(200);
    const { _id, name, type, category, is_active } = unit;
    expect(body.unit).toEqual({ _id, name, type, category, is_active });
    expect(body.events.map(({ title }) => title)).toEqual(['Event 2', 'Event 3', 'Event 4', 'Event 1']);
    expect(body.dashboard).toEqual({
      name: 'Coding Club',
      description: 'We code.',
      contact_info: { email: 'coding.club@example.edu' },
      budget_info: { allocated_budget: 50_000, spent_amount: 12_000 },
      tenures: { current: '2026-2027', previous: '2025-2026' },
      stats: {
        total_members: 0,
        member_growth: null,
        active_events: 4,
        upcoming_events: 3,
        pending_reviews: 0,
        pending_feedback: 0,
        pending_achievements: 0,
      },
      pending_endorsements: [],
      recent_feedback: [],
      recent_events: [2, 3, 4].map((number) => ({
        id: String(number).padStart(24, '0'),
        name: `Event ${number}`,
        date: `2026-12-0${number}T10:00:00.000Z`,
        venue: 'Lab 2',
        status: 'planned',
      })),
    });
  });

  it('shows an event as it was changed', async () => {
    await service.deliver(created({ number: 1, version: 1 }));
    const after = { ...snapshot({ number: 1, version: 2 }), title: 'Git Clinic', venue: 'Lab 2' };
    await service.deliver(eventOf('events.event.changed.v1', { ...after, changed: ['title', 'venue'] }));
    const { body } = await read(coordinator());
    expect(body.events).toMatchObject([{ title: 'Git Clinic', schedule: { venue: 'Lab 2' } }]);
  });

  it('keeps the newest state of an event, delivered twice and in any order', async () => {
    const first = created({ number: 1, version: 1 });
    const second = changed({ number: 1, version: 2, status: 'ongoing' });
    const third = changed({ number: 1, version: 3, status: 'completed' });
    for (const event of [third, first, second, first, third]) await service.deliver(event);
    const { body } = await read(coordinator());
    expect(body.events.map(({ status }) => status)).toEqual(['completed']);
    expect(body.dashboard.stats).toMatchObject({ active_events: 1, upcoming_events: 0 });
  });
});

describe('who reads club data', () => {
  it('a coordinator the own club only, whether or not the other exists', async () => {
    expect((await read(coordinator())).status).toBe(200);
    expect((await read(coordinator(), 'Asha@Example.edu')).status).toBe(200);
    expect((await read(other)).status).toBe(403);
    expect((await read(coordinator(), 'nobody@example.edu')).status).toBe(403);
  });

  it.each<[string, () => As, string]>([
    ['a coordinator without a unit', () => other, 'music.club@example.edu'],
    ['the president, of a person without a unit', () => 'PRESIDENT', 'ravi@example.edu'],
    ['the president, by the address of a unit', () => 'PRESIDENT', 'coding.club@example.edu'],
  ])('%s is told that there is none', async (_, as, of) => {
    const { status, body } = await read(as(), of);
    expect({ status, message: body.message }).toEqual({ status: 404, message: 'Organizational Unit not found' });
  });

  it('a coordinator asks nobody else for the own club', async () => {
    auth.seen.length = 0;
    expect((await read(coordinator())).status).toBe(200);
    expect(auth.seen).toEqual([]);
  });
});
