import { createTransaction, formatRevocation, newId } from '@portal/service-kit';
import { type RunningAuth, startAuth } from '../../testing/running-auth';
import { createRevocationRepository } from './revocation.repository';
import { createSessionRepository } from './session.repository';

/** Far ahead, because the store deletes what has expired. */
const now = new Date('2090-11-21T06:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const sessionOf = (userId: string, changes: object = {}) => ({
  userId,
  way: 'password' as const,
  passwordVersion: 3,
  familyHash: newId(),
  secretHash: 'secret',
  rotatedAt: now,
  createdAt: now,
  lastSeenAt: now,
  expiresAt: after(1),
  userAgent: 'Firefox',
  address: '10.0.0.1',
  ...changes,
});

let auth: RunningAuth;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.remove());

const within: ReturnType<typeof createTransaction> = (work) => createTransaction(auth.store.connection)(work);
const sessions = () => createSessionRepository(auth.store);
const insert = (session: ReturnType<typeof sessionOf>) =>
  within((transaction) => sessions().insert(session, transaction));

describe('stored sessions', () => {
  it('are found by their token’s lasting part and by id, without where they came from', async () => {
    const session = sessionOf(newId());
    const { userAgent: _agent, address: _address, ...shown } = session;
    await insert(sessionOf(newId()));
    const id = await insert(session);
    expect(await sessions().findByFamily(session.familyHash)).toEqual({ ...shown, id });
    expect(await sessions().findById(id)).toEqual({ ...shown, id });
    expect([await sessions().findByFamily('none'), await sessions().findById(newId())]).toEqual([null, null]);
  });

  it('from before ways and versions of passwords were kept have none', async () => {
    const { way: _way, passwordVersion: _version, ...old } = sessionOf(newId());
    const id = await insert(old as ReturnType<typeof sessionOf>);
    expect(await sessions().findById(id)).toMatchObject({ way: null, passwordVersion: 0 });
  });

  it('are listed to their person while they last, with their browsers', async () => {
    const person = newId();
    const id = await insert(sessionOf(person));
    const over = await insert(sessionOf(person, { expiresAt: now }));
    await insert(sessionOf(newId()));
    const listed = await sessions().listUnexpired(person, now);
    expect(listed.map((session) => [session.id, session.userAgent])).toEqual([[id, 'Firefox']]);
    expect((await within((transaction) => sessions().listIds(person, transaction))).sort()).toEqual([id, over].sort());
  });

  it('get a new token once, however many ask with the old one', async () => {
    const id = await insert(sessionOf(newId()));
    const other = await insert(sessionOf(newId()));
    const rotation = { from: 'secret', to: 'next', now: after(5), expiresAt: after(9) };
    expect(await sessions().rotate(id, rotation)).toBe(true);
    expect(await sessions().rotate(id, rotation)).toBe(false);
    const rotated = { secretHash: 'next', previousHash: 'secret', rotatedAt: after(5), lastSeenAt: after(5) };
    expect(await sessions().findById(id)).toMatchObject({ ...rotated, expiresAt: after(9), createdAt: now });
    expect(await sessions().findById(other)).toMatchObject({ secretHash: 'secret', expiresAt: after(1) });
  });

  it('change and end one by one, and say whose they were', async () => {
    const person = newId();
    const [other, id] = [await insert(sessionOf(newId())), await insert(sessionOf(person))];
    await within((transaction) => sessions().setPasswordVersion(id, 4, transaction));
    expect((await sessions().findById(id))?.passwordVersion).toBe(4);
    expect((await sessions().findById(other))?.passwordVersion).toBe(3);
    const remove = () => within((transaction) => sessions().remove(id, transaction));
    expect([await remove(), await remove()]).toEqual([person, null]);
    expect(await sessions().findById(other)).not.toBeNull();
  });
});

type Four = [string, string, string, string];

describe('stored revocations', () => {
  it('are one for each session and account, until all tokens have expired', async () => {
    const revocations = createRevocationRepository(auth.store);
    const [sessionId, userId, another, other] = ['1', '2', '3', '4'].map((digit) => digit.repeat(24)) as Four;
    await within(async (session) => {
      await revocations.save({ kind: 'session', sessionId }, after(1), session);
      await revocations.save({ kind: 'account', userId, version: 2 }, after(1), session);
      await revocations.save({ kind: 'account', userId, version: 3 }, after(2), session);
      await revocations.save({ kind: 'account', userId: other, version: 1 }, after(1), session);
      await revocations.save({ kind: 'session', sessionId: another }, now, session);
    });
    const account = formatRevocation({ kind: 'account', userId, version: 3 });
    const otherAccount = formatRevocation({ kind: 'account', userId: other, version: 1 });
    expect(await revocations.listUnexpired(now)).toEqual([
      account,
      otherAccount,
      formatRevocation({ kind: 'session', sessionId }),
    ]);
    expect(await revocations.listUnexpired(after(1))).toEqual([account]);
  });
});
