import { recordsService } from '@portal/records-service';
import { eventOf, startTestService, TEST_UNIT, testClock, type TestService } from '@portal/test-kit';
import { achievementPlans, clubAchievementPlans } from './achievement-plans';
import { demoPeople } from './people';
import { achievementSteps } from './seed-achievements';
import type { DemoPortal, SeededInstitute, SeedStep } from './seed-context';
import { skillSteps } from './seed-skills';

const OPTIONS = { now: new Date('2026-11-22T06:30:00Z'), scale: 1 };
const settings = { timeZone: 'Asia/Kolkata' };

interface Stored {
  state: string;
  person: { username: string };
}

/** Of 40 students and everyone that the documents name, and the events that achievements name. */
function institute(): SeededInstitute {
  const accounts = demoPeople(40).map(({ username, role, name, onboarded }, nth) => ({
    onboarded,
    id: `${nth}`.padStart(24, '0'),
    username: `${username}@example.edu`,
    name,
    role,
  }));
  return {
    people: new Map(accounts.map((account) => [account.username.split('@')[0] ?? '', account])),
    units: new Map(),
    positionIds: new Map(),
    skillIds: new Map(),
    holdings: [],
    eventIds: new Map(
      [...achievementPlans, ...clubAchievementPlans].flatMap(({ event }, nth) =>
        event ? [[event, `${nth}`.padStart(24, 'e')] as const] : [],
      ),
    ),
    students: accounts.filter(({ role, onboarded }) => role === 'STUDENT' && onboarded),
  };
}

describe('the records of the demo institute', () => {
  const clock = testClock();
  let records: TestService;
  beforeAll(async () => {
    records = await startTestService(recordsService, { clock });
  });
  afterAll(() => records.stop());

  async function make(stepsOf: (portal: DemoPortal, ...rest: [SeededInstitute, typeof OPTIONS]) => SeedStep[]) {
    const portal = { records: records.useCases, settings, settle: async () => undefined } as unknown as DemoPortal;
    const steps = stepsOf(portal, institute(), OPTIONS);
    for (const { at, run } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
      expect(at < OPTIONS.now).toBe(true);
      clock.set(at.toISOString());
      await run();
    }
  }

  async function expectEveryState(collection: string, count: number, states: readonly string[]): Promise<void> {
    const rows = await records.store.connection.collection<Stored>(collection).find().toArray();
    expect(rows).toHaveLength(count);
    for (const state of states) {
      const inState = rows.filter((row) => row.state === state);
      expect(inState.length).toBeGreaterThan(5);
      expect(inState.some(({ person }) => person.username === 'asha@example.edu')).toBe(true);
    }
  }

  it('have fifty claims of skills, in every state, some of Asha’s', async () => {
    await make(skillSteps);
    await expectEveryState('user_skills', 50, ['claimed', 'endorsed', 'returned']);
  });

  it('have forty achievements, in every state, some of Asha’s, from events and with certificates', async () => {
    for (const [title, eventId] of institute().eventIds) {
      const snapshot = {
        version: 1,
        eventId,
        title,
        category: 'technical',
        status: 'completed',
        start: null,
        end: null,
      } as const;
      const data = { ...snapshot, venue: 'Lab 2', unit: TEST_UNIT, createdAt: '2026-10-01T10:00:00.000Z' };
      await records.deliver(eventOf('events.event.created.v1', data));
    }
    await make(achievementSteps);
    await expectEveryState('achievements', 40 + clubAchievementPlans.length, ['pending', 'verified', 'returned']);
    const stored = records.store.connection.collection('achievements');
    expect(await stored.countDocuments({ event: { $ne: null } })).toBeGreaterThan(10);
    expect(await stored.countDocuments({ certificate: { $ne: null } })).toBeGreaterThan(5);
  });
});
