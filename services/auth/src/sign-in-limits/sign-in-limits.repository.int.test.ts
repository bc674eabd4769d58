import { type RunningAuth, startAuth } from '../../testing/running-auth';
import { createAttemptCounter } from './attempt-counter.repository';
import { createPauseRepository } from './pause.repository';

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.remove());

describe('the counts of attempts', () => {
  it('rise for each key by itself, for all instances, until they are cleared', async () => {
    const limit = { name: 'tries', points: 3, seconds: 60 };
    const [here, there] = [createAttemptCounter(auth.store, limit), createAttemptCounter(auth.store, limit)];
    const other = createAttemptCounter(auth.store, { ...limit, name: 'others' });
    expect(await here.read('asha')).toEqual({ used: 0, seconds: 0 });
    expect(await here.add('asha')).toEqual({ used: 1, seconds: 60 });
    expect((await there.add('asha')).used).toBe(2);
    const { used, seconds } = await here.read('asha');
    expect([used, seconds > 50 && seconds <= 60, here.limit]).toEqual([2, true, 3]);
    expect([(await here.read('ravi')).used, (await other.read('asha')).used]).toEqual([0, 0]);
    await there.clear('asha');
    expect(await here.read('asha')).toEqual({ used: 0, seconds: 0 });
  });
});

describe('pauses', () => {
  it('are of one key and one name, for all instances, which remember them', async () => {
    const [here, there] = [createPauseRepository(auth.store, 'sign-in'), createPauseRepository(auth.store, 'sign-in')];
    const other = createPauseRepository(auth.store, 'mails');
    expect(await there.read('asha')).toBe(0);
    await here.begin('asha', 60);
    const seconds = await there.read('asha');
    expect(seconds > 50 && seconds <= 60).toBe(true);
    expect([await there.read('ravi'), await other.read('asha')]).toEqual([0, 0]);
    await auth.collection('throttles').deleteMany({});
    expect([await here.read('asha'), await there.read('asha')].filter((left) => left > 50)).toHaveLength(2);
  });
});
