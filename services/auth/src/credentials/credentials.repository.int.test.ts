import { createTransaction, newId } from '@portal/service-kit';
import { type RunningAuth, startAuth } from '../../testing/running-auth';
import { createAttemptCounter } from './attempt-counter.repository';
import { createKnownDeviceRepository } from './known-device.repository';
import { createOneTimeTokenRepository, type TokenFilter } from './one-time-token.repository';
import { createPauseRepository } from './pause.repository';

/** Far ahead, because the store deletes what has expired. */
const now = new Date('2090-11-21T06:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.remove());

describe('one-time tokens', () => {
  const token = (changes: object = {}) => ({
    id: newId(),
    purpose: 'reset-password' as const,
    userId: 'asha',
    mailId: newId(),
    secretHash: 'secret',
    expiresAt: after(1),
    ...changes,
  });
  const tokens = () => createOneTimeTokenRepository(auth.store);
  const within: ReturnType<typeof createTransaction> = (work) => createTransaction(auth.store.connection)(work);
  const remove = (filter: TokenFilter) => within((session) => tokens().remove(filter, session));

  it('lead to their owner once, for their purpose, by their secret and in their time', async () => {
    const one = token();
    for (const each of [token({ userId: 'ravi' }), one]) await tokens().insert(each);
    const filter: TokenFilter = { purpose: 'reset-password', id: one.id, secretHash: 'secret', now };
    const wrong = [{ purpose: 'confirm-email' }, { id: newId() }, { secretHash: 'guess' }, { now: after(1) }] as const;
    for (const part of wrong) {
      expect(await tokens().findOwner({ ...filter, ...part })).toBeNull();
      expect(await remove({ ...filter, ...part })).toBeNull();
    }
    expect(await tokens().findOwner(filter)).toBe('asha');
    expect([await remove(filter), await remove(filter), await tokens().findOwner(filter)]).toEqual([
      'asha',
      null,
      null,
    ]);
  });

  it('are counted by mails of the person and purpose that are still good, without the one in hand', async () => {
    const [mail, userId] = [newId(), newId()];
    const another = token({ userId });
    for (const each of [
      another,
      { ...another, id: newId() },
      token({ userId, mailId: mail }),
      token({ userId, purpose: 'confirm-email' }),
      token({ userId, expiresAt: now }),
      token(),
    ]) {
      await tokens().insert(each);
    }
    const owner = { purpose: 'reset-password', userId, mailId: mail, now } as const;
    expect(await tokens().countOtherMails(owner)).toBe(1);
    expect(await tokens().countOtherMails({ ...owner, userId: newId() })).toBe(0);
  });

  it('of a person and a purpose are removed at once', async () => {
    const userId = newId();
    const kept = [token(), token({ userId, purpose: 'confirm-email' as const })];
    const ended = token({ userId });
    for (const each of [...kept, ended]) await tokens().insert(each);
    const filterOf = ({ id, purpose }: TokenFilter) => ({ id, purpose, secretHash: 'secret', now });
    await within((session) => tokens().removeAll('reset-password', userId, session));
    const owners = [ended, ...kept].map((each) => tokens().findOwner(filterOf({ ...each, now })));
    expect(await Promise.all(owners)).toEqual([null, 'asha', userId]);
  });
});

describe('known devices', () => {
  it('are those of the ids whose time is not over, until they are removed', async () => {
    const devices = createKnownDeviceRepository(auth.store);
    const device = (id: string, expiresAt = after(1)) => ({ id, userId: 'asha', passwordVersion: 2, expiresAt });
    for (const each of [device('one'), device('two'), device('three'), device('over', now)]) await devices.insert(each);
    const known = async () => (await devices.listUnexpired(['one', 'two', 'over'], now)).map(({ id }) => id).sort();
    expect(await known()).toEqual(['one', 'two']);
    expect(await devices.listUnexpired(['one'], now)).toEqual([expect.objectContaining(device('one'))]);
    await devices.remove(['one']);
    expect(await known()).toEqual(['two']);
  });
});

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
