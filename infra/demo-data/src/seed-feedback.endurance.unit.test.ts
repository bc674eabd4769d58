import { HOUR_MS } from '@portal/contracts';
import { byLane } from '@portal/test-kit';
import { feedbackPlans } from './feedback-plans';
import { demoPeople } from './people';
import { feedbackSteps } from './seed-feedback';
import { required, type Account, type DemoPortal, type SeededInstitute } from './seed-context';

const NOW = new Date('2026-11-22T06:30:00Z');
const SCALES = byLane({ push: [1, 3, 50], endurance: Array.from({ length: 50 }, (_, index) => index + 1) });
/** Of the feedback service. */
const HOURLY_QUOTA = 20;

const id = 'a'.repeat(24);

/** An institute of this size in which every subject of feedback exists. */
function instituteOf(scale: number): SeededInstitute {
  const accounts = demoPeople(40 * scale).map(({ username, role }, nth): Account => ({
    id: `${nth}`.padStart(24, '0'),
    username,
    name: username,
    role,
  }));
  const subjects = feedbackPlans.map(({ about }) => about);
  const ids = new Map(subjects.map((about) => [about, id]));
  return {
    people: new Map(accounts.map((account) => [account.username, account])),
    units: new Map(subjects.map((name) => [name, { id, name, category: 'scitech', contact: 'a' }])),
    positionIds: ids,
    eventIds: ids,
    skillIds: new Map(),
    holdings: [],
    students: accounts.filter(({ role }) => role === 'STUDENT'),
  };
}

/** When each author gives feedback, in order. */
async function momentsByAuthor(scale: number): Promise<Map<string, number[]>> {
  const moments = new Map<string, number[]>();
  let clock = 0;
  const portal = {
    settings: { timeZone: 'Asia/Kolkata' },
    feedback: {
      async giveFeedback({ userId }: { userId: string }) {
        moments.set(userId, [...(moments.get(userId) ?? []), clock]);
        return { feedback: { _id: id } };
      },
      resolveFeedback: async () => undefined,
    },
  } as unknown as DemoPortal;
  const steps = feedbackSteps(portal, instituteOf(scale), { now: NOW, scale });
  for (const { at, run } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    clock = at.getTime();
    await run();
  }
  return moments;
}

describe('the feedback of the demo institute', () => {
  it('is given by nobody more often than allowed within an hour, at any size', async () => {
    for (const scale of SCALES) {
      const moments = await momentsByAuthor(scale);
      expect([...moments.values()].flat()).toHaveLength(feedbackPlans.length * scale);
      const inTooShortATime = [...moments].filter(([, given]) =>
        given.some((moment, nth) => moment - (given[nth - HOURLY_QUOTA] ?? 0) < HOUR_MS),
      );
      expect(inTooShortATime).toEqual([]);
    }
  });

  it.each(['asha', 'ravi'])('is partly by %s', async (name) => {
    const moments = await momentsByAuthor(1);
    expect(moments.get(required(instituteOf(1).people, name).id)?.length).toBeGreaterThan(1);
  });
});
