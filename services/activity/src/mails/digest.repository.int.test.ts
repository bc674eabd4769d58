import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { idOf, NOW } from '../../testing/fixtures';
import { activityService } from '../index';
import type { DigestState } from './digest.domain';
import { createDigestRepository, type DigestRepository } from './digest.repository';
import { createPreferencesRepository } from './mail-preferences.repository';

const [asha, ravi, zoya, mira] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const morning = new Date(NOW);
const before = new Date(morning.getTime() - 1);
const state = (userId: string, changes: Partial<DigestState> = {}): DigestState => ({
  userId,
  frequency: 'daily',
  until: before,
  offset: 5,
  ...changes,
});

let activity: TestService;
let digests: DigestRepository;
beforeEach(async () => {
  activity = await startTestService(activityService);
  digests = createDigestRepository(activity.store);
});
afterEach(() => activity.stop());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(activity.store.connection)(work);
const upsert = (...states: DigestState[]) =>
  within(async (session) => {
    for (const each of states) await digests.upsert(each, session);
  });
const advance = (to: DigestState) => within((session) => digests.advance(to, session));

describe('the state of digests', () => {
  it('is due for those of the frequency who had none since the morning, so many at a time', async () => {
    await upsert(state(asha), state(ravi), state(zoya, { frequency: 'weekly' }), state(mira, { until: morning }));
    expect((await digests.findDue('daily', morning, 5)).sort()).toEqual([asha, ravi]);
    expect(await digests.findDue('daily', morning, 1)).toHaveLength(1);
    expect(await digests.findDue('weekly', morning, 5)).toEqual([zoya]);
  });

  it('keeps up to where it was sent when the frequency changes', async () => {
    await upsert(state(asha));
    await upsert(state(asha, { frequency: 'weekly', until: morning, offset: 9 }));
    expect(await digests.findDue('weekly', morning, 5)).toEqual([asha]);
    expect(await advance(state(asha, { frequency: 'weekly', until: morning, offset: 9 }))).toBe(5);
  });

  it('goes on once to a morning, for the person and the frequency', async () => {
    await upsert(state(ravi, { offset: 3 }), state(asha));
    const next = state(asha, { until: morning, offset: 9 });
    expect(await advance({ ...next, frequency: 'weekly' })).toBeNull();
    expect(await advance(next)).toBe(5);
    expect(await advance(next)).toBeNull();
    expect(await digests.findDue('daily', morning, 5)).toEqual([ravi]);
    expect(await advance(state(asha, { until: new Date(morning.getTime() + 1), offset: 12 }))).toBe(9);
  });

  it('is there until it is removed, for the person alone', async () => {
    await upsert(state(ravi), state(asha));
    await within((session) => digests.remove(asha, session));
    expect([await digests.exists(asha), await digests.exists(ravi)]).toEqual([false, true]);
  });
});

describe('what a person has chosen', () => {
  it('is kept where it is not chosen anew, and read in the transaction that sets it', async () => {
    const preferences = createPreferencesRepository(activity.store);
    await within((session) => preferences.set(ravi, { eventNews: true }, session));
    await within(async (session) => {
      await preferences.set(asha, { eventNews: false, digest: 'weekly' }, session);
      const chosen = new Map([[asha, { eventNews: false, digest: 'weekly' }]]);
      expect(await preferences.findAll([asha, idOf(404)], session)).toEqual(chosen);
      expect(await preferences.find(asha)).toEqual({});
    });
    await within((session) => preferences.set(asha, { eventNews: undefined, roomReviewed: true }, session));
    expect(await preferences.find(asha)).toEqual({ eventNews: false, digest: 'weekly', roomReviewed: true });
    expect(await preferences.find(ravi)).toEqual({ eventNews: true });
  });
});
