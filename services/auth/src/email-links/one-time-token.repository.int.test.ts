import { createTransaction, newId } from '@portal/service-kit';
import { type RunningAuth, startAuth } from '../../testing/running-auth';
import { createOneTimeTokenRepository, type TokenFilter } from './one-time-token.repository';

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
