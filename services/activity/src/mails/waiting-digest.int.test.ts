import type { EventData } from '@portal/contracts';
import { createInProcessBus } from '@portal/service-kit';
import type { TestMailServer } from '@portal/test-kit';
import { actorOf, eventOf, startTestMailServer, startTestService, testClock } from '@portal/test-kit';
import { positionClaim } from '../../testing/position-claim';
import { feedbackStory } from '../../testing/service-story';
import { activityService } from '../index';

type Activity = Awaited<ReturnType<typeof start>>;
type Claim = EventData<'records.user-skill.claimed.v1'>;

const ORIGIN = 'https://portal.example.edu';
const HOUR_MS = 3_600_000;
const gensec = actorOf('GENSEC_SCITECH', { username: 'gensec@example.edu' });
const asha = { userId: 'b'.repeat(24), name: 'Asha Rao' };

/** Wednesday, three in the afternoon at the institute. */
const clock = testClock('2026-11-18T09:30:00Z');
let mailServer: TestMailServer;
let activity: Activity;

const start = (more: Parameters<typeof startTestService>[1] = {}) =>
  startTestService(activityService, {
    clock,
    env: { SMTP_URL: mailServer.url, PUBLIC_ORIGIN: ORIGIN, DIGESTS_EVERY_MS: '3600000' },
    ...more,
  });

async function register({ userId, username, name, role }: typeof gensec, version = 1): Promise<void> {
  await activity.deliver(eventOf('auth.account.registered.v1', { version, userId, username, name, role }));
}

beforeEach(async () => {
  clock.set('2026-11-18T09:30:00Z');
  mailServer = await startTestMailServer();
  activity = await start();
  await register(gensec);
});
afterEach(async () => {
  await activity.stop();
  await mailServer.stop();
});

const claimOf = (number: number, changes: Partial<Claim> = {}): Claim => ({
  version: 1,
  userSkillId: number.toString(16).padStart(24, 'c'),
  ...asha,
  skill: { id: 'd'.repeat(24), name: `Skill ${number}`, category: 'Programming', type: 'technical' },
  level: 'expert',
  state: 'claimed',
  submittedAt: clock.now().toISOString(),
  ...changes,
});
const claimed = (number: number, changes: Partial<Claim> = {}) =>
  activity.deliver(eventOf('records.user-skill.claimed.v1', claimOf(number, changes)));
async function letters() {
  await activity.flush();
  return mailServer.emails;
}
const textOf = (text: string | undefined) => text?.replace(/\s+/g, ' ') ?? '';

describe('the digest of what waits', () => {
  it('tells a general secretary every morning, the oldest first, as long as something waits', async () => {
    await claimed(1);
    clock.advance(HOUR_MS);
    await claimed(2, { skill: { id: 'd'.repeat(24), name: 'Singing', category: 'Music', type: 'cultural' } });
    await claimed(3);
    expect(await activity.useCases.enqueueWaitingDigests()).toBe(0);
    for (const morning of ['2026-11-19T01:30:00Z', '2026-11-20T01:30:00Z']) {
      clock.set(morning);
      for (const expected of [1, 0]) expect(await activity.useCases.enqueueWaitingDigests()).toBe(expected);
    }
    const [letter, ...more] = await letters();
    expect(more).toHaveLength(1);
    expect(letter).toMatchObject({ to: 'gensec@example.edu', subject: '2 entries to endorse' });
    expect(textOf(letter?.text)).toContain(
      'the oldest first: • Skill 1 (expert), by Asha Rao, since 18 November 2026. • Skill 3 (expert), by Asha Rao',
    );
    expect(textOf(letter?.text)).toContain(`${ORIGIN}/gensec-endorse`);
    expect(textOf(letter?.text)).not.toContain('Singing');
  });

  it('does not name positions and feedback, which the panel does not decide about', async () => {
    const unit = { id: 'd'.repeat(24), name: 'Coding Club', category: 'scitech' } as const;
    await activity.deliver(
      eventOf('org.holder.claimed.v1', positionClaim({ unit }), { time: clock.now().toISOString() }),
    );
    const [given] = feedbackStory(1, 3, null);
    if (given) await activity.deliver(given);
    clock.set('2026-11-19T01:30:00Z');
    expect(await activity.useCases.enqueueWaitingDigests()).toBe(0);
  });

  it('does not name one’s own, nor what came after the morning, nor what was decided', async () => {
    await claimed(1, { userId: gensec.userId });
    await claimed(2);
    await activity.deliver(eventOf('records.user-skill.endorsed.v1', claimOf(2, { version: 2, state: 'endorsed' })));
    clock.set('2026-11-19T01:31:00Z');
    await claimed(3);
    expect(await activity.useCases.enqueueWaitingDigests()).toBe(0);
  });

  it('is written when it is sent: not of what was decided meanwhile, nor to who left the office', async () => {
    await claimed(1);
    await mailServer.stop();
    clock.set('2026-11-19T01:30:00Z');
    expect(await activity.useCases.enqueueWaitingDigests()).toBe(1);
    await activity.flush();
    await activity.deliver(
      eventOf('auth.account.role-changed.v1', {
        version: 2,
        userId: gensec.userId,
        username: gensec.username,
        name: gensec.name,
        role: 'STUDENT',
        previousRole: 'GENSEC_SCITECH',
      }),
    );
    await mailServer.start();
    clock.advance(HOUR_MS);
    expect(await letters()).toEqual([]);
  });

  it('comes once, also from two instances at once', async () => {
    await claimed(1);
    clock.set('2026-11-19T01:30:00Z');
    const bus = createInProcessBus();
    const other = await start({ bus, database: activity.database });
    const enqueued = await Promise.all([
      activity.useCases.enqueueWaitingDigests(),
      other.useCases.enqueueWaitingDigests(),
    ]);
    expect(enqueued[0] + enqueued[1]).toBe(1);
    await other.flush();
    expect(await letters()).toHaveLength(1);
    await other.stop();
    await bus.close();
  });

  it('names the oldest twenty, and how many more there are', async () => {
    for (let number = 1; number <= 22; number += 1) await claimed(number);
    clock.set('2026-11-19T01:30:00Z');
    await activity.useCases.enqueueWaitingDigests();
    const [letter] = await letters();
    expect(letter?.subject).toBe('22 entries to endorse');
    expect(textOf(letter?.text)).toContain('And 2 more.');
  });
});
