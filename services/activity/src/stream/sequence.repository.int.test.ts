import { createTransaction } from '@portal/service-kit';
import { startTestService, type TestService } from '@portal/test-kit';
import { activityService } from '../index';
import { createSequenceRepository } from './sequence.repository';

describe('a sequence', () => {
  let activity: TestService;
  beforeEach(async () => {
    activity = await startTestService(activityService);
  });
  afterEach(() => activity.stop());

  it('goes on from the last offset given out, apart from other sequences', async () => {
    const transaction = createTransaction(activity.store.connection);
    const [one, other] = ['one', 'other'].map((name) => createSequenceRepository(activity.store, name));
    expect(await one!.last()).toBe(0);
    const given = await transaction(async (session) => [await one!.next(1, session), await one!.next(3, session)]);
    expect(given).toEqual([1, 4]);
    expect(await transaction((session) => other!.next(2, session))).toBe(2);
    expect([await one!.last(), await other!.last()]).toEqual([4, 2]);
  });

  it('tells its listeners after a commit, and never of a transaction that failed', async () => {
    const transaction = createTransaction(activity.store.connection);
    const sequence = createSequenceRepository(activity.store, 'one');
    const heard: string[] = [];
    for (const listener of ['first', 'second']) sequence.onAdvance(() => heard.push(listener));
    const failing = transaction(async (session) => {
      await sequence.next(1, session);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(heard).toEqual([]);
    expect(await transaction((session) => sequence.next(1, session))).toBe(1);
    expect(heard).toEqual(['first', 'second']);
  });
});
