import { ACHIEVEMENT_TYPES, calls, type Role } from '@portal/contracts';
import { scopeOf } from '@portal/service-kit/scope';
import { actorOf, TEST_UNIT } from '@portal/test-kit';
import {
  decide,
  decideEach,
  inChunks,
  takeBack,
  typesAskedFor,
  type Decidable,
  type Decision,
} from './decision.domain';

const now = new Date('2026-11-20T10:00:00Z');
const gensec = actorOf('GENSEC_SCITECH');
const president = actorOf('PRESIDENT');
const waiting: Decidable = { id: 'c1', version: 3, ownerId: 'asha', type: 'technical', decision: null };
const ravi = { id: 'ravi', name: 'Ravi Kumar' };
const endorsed: Decision = { outcome: 'endorsed', by: ravi, at: now, reason: null };
const verified: Decision = { outcome: 'verified', by: ravi, at: now, reason: null };
const returned: Decision = { outcome: 'returned', by: ravi, at: now, reason: 'Which year?' };

const scopes = (role: Exclude<Role, 'STUDENT'>) => scopeOf(actorOf(role), calls.verifyAchievement);
const refusal = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};
const asks = (role: Exclude<Role, 'STUDENT'>, thing: Decidable) =>
  refusal(() => decide(scopes(role), thing, { outcome: 'verified', actor: actorOf(role), now }));

describe('who decides', () => {
  it('is the general secretary of the type, and the president', () => {
    expect(asks('GENSEC_SCITECH', waiting)).toBeNull();
    expect(asks('PRESIDENT', waiting)).toBeNull();
    expect(asks('GENSEC_CULTURAL', waiting)).toMatchObject({ code: 'RECORD.OUT_OF_SCOPE' });
    expect(asks('GENSEC_SCITECH', { ...waiting, type: 'other' })).toMatchObject({ code: 'RECORD.OUT_OF_SCOPE' });
  });

  it('is the coordinator of the unit whose event it comes from, whatever the type', () => {
    expect(asks('CLUB_COORDINATOR', waiting)).toMatchObject({ code: 'RECORD.OUT_OF_SCOPE' });
    expect(asks('CLUB_COORDINATOR', { ...waiting, type: 'cultural', unit: TEST_UNIT })).toBeNull();
    const elsewhere = { ...TEST_UNIT, id: 'b'.repeat(24) };
    expect(asks('CLUB_COORDINATOR', { ...waiting, unit: elsewhere })).toMatchObject({ code: 'RECORD.OUT_OF_SCOPE' });
  });

  it('is the type’s general secretary, and not that of the unit', () => {
    const ofClub = { ...waiting, type: 'cultural' as const, unit: TEST_UNIT };
    expect(asks('GENSEC_SCITECH', ofClub)).toMatchObject({ code: 'RECORD.OUT_OF_SCOPE' });
    expect(asks('GENSEC_CULTURAL', ofClub)).toBeNull();
  });

  it('is never who it belongs to', () => {
    expect(asks('GENSEC_SCITECH', { ...waiting, ownerId: gensec.userId })).toMatchObject({ code: 'RECORD.OWN' });
    expect(asks('PRESIDENT', { ...waiting, ownerId: president.userId })).toMatchObject({ code: 'RECORD.OWN' });
  });
});

describe('a list of what waits', () => {
  const asked = (role: Exclude<Role, 'STUDENT'>, type: (typeof ACHIEVEMENT_TYPES)[number] | 'all') =>
    typesAskedFor(scopes(role), type, ACHIEVEMENT_TYPES);

  it('is of the types that one decides about', () => {
    expect(asked('GENSEC_SCITECH', 'all')).toEqual(['technical']);
    expect(asked('PRESIDENT', 'all')).toEqual(ACHIEVEMENT_TYPES);
    expect(asked('PRESIDENT', 'other')).toEqual(['other']);
    expect(refusal(() => asked('GENSEC_SCITECH', 'sports'))).toMatchObject({ code: 'ACCESS.FORBIDDEN' });
  });
});

describe('what is decided', () => {
  it.each([
    [endorsed, 'RECORD.ALREADY_ENDORSED', 'Ravi Kumar has already endorsed this.'],
    [verified, 'RECORD.ALREADY_VERIFIED', 'Ravi Kumar has already verified this.'],
    [returned, 'RECORD.RETURNED', 'Ravi Kumar has returned this to the student.'],
  ])('is not decided again, and says by whom it was: $outcome', (decision, code, message) => {
    expect(asks('GENSEC_SCITECH', { ...waiting, decision })).toMatchObject({ code, message });
  });

  it('is what the officer has read', () => {
    const scope = scopes('GENSEC_SCITECH');
    const verdict = { outcome: 'verified', actor: gensec, now } as const;
    expect(decide(scope, waiting, { ...verdict, version: 3 })).toMatchObject({ outcome: 'verified' });
    expect(refusal(() => decide(scope, waiting, { ...verdict, version: 2 }))).toMatchObject({
      code: 'RECORD.CHANGED_MEANWHILE',
    });
  });

  it('says who decided it where that is why it changed', () => {
    const verdict = { outcome: 'verified', version: 2, actor: gensec, now } as const;
    const done = { ...waiting, decision: verified };
    expect(refusal(() => decide(scopes('GENSEC_SCITECH'), done, verdict))).toMatchObject({
      code: 'RECORD.ALREADY_VERIFIED',
    });
  });

  it('names who and when, and why only where it was returned', () => {
    const scope = scopes('GENSEC_SCITECH');
    const by = { id: gensec.userId, name: gensec.name };
    const verdict = { actor: gensec, now, reason: 'Which year?' };
    expect(decide(scope, waiting, { outcome: 'verified', ...verdict })).toEqual({
      outcome: 'verified',
      by,
      at: now,
      reason: null,
    });
    expect(decide(scope, waiting, { outcome: 'returned', ...verdict })).toEqual({
      outcome: 'returned',
      by,
      at: now,
      reason: 'Which year?',
    });
  });
});

describe('an approval is taken back', () => {
  const thing = { ...waiting, decision: endorsed };
  const giver = { ...gensec, userId: ravi.id };
  const take = (actor: typeof gensec, from: Decidable = thing) =>
    takeBack('endorsed', from, { reason: 'A mistake', actor, now });

  it('by who gave it, or the president, and goes back to the student with the reason', () => {
    expect(take(giver)).toMatchObject({ outcome: 'returned', reason: 'A mistake', by: { id: ravi.id } });
    expect(take(president)).toMatchObject({ outcome: 'returned', by: { id: president.userId } });
  });

  it('by nobody else, not even of the same category', () => {
    expect(refusal(() => take(gensec))).toMatchObject({ code: 'RECORD.NOT_YOUR_DECISION' });
  });

  it('never by who it belongs to', () => {
    const own = { ...thing, ownerId: president.userId };
    expect(refusal(() => take(president, own))).toMatchObject({ code: 'RECORD.OWN' });
  });

  it('only where it stands', () => {
    const again = { ...thing, decision: returned };
    expect(refusal(() => take(president, again))).toMatchObject({ code: 'RECORD.NOT_ENDORSED' });
    expect(refusal(() => takeBack('verified', waiting, { reason: 'x', actor: president, now }))).toMatchObject({
      code: 'RECORD.NOT_VERIFIED',
    });
  });
});

describe('one decision over many', () => {
  it('decides each that can be, and names the rest with the reason', () => {
    const other = { ...waiting, id: 'c2', type: 'sports' as const };
    const done = { ...waiting, id: 'c3', decision: returned };
    const changed = { ...waiting, id: 'c5', version: 4 };
    const named = [...['c1', 'c2', 'c3', 'c4'].map((id) => ({ id })), { id: 'c5', version: 3 }];
    const { settled, refused } = decideEach(
      scopes('GENSEC_SCITECH'),
      { named, things: [waiting, other, done, changed], missing: 'ACHIEVEMENT.NOT_FOUND' },
      { outcome: 'verified', actor: gensec, now },
    );
    expect(settled).toMatchObject([{ thing: waiting, decision: { outcome: 'verified' } }]);
    expect(refused).toEqual([
      { _id: 'c2', message: 'This is decided by another officer.' },
      { _id: 'c3', message: 'Ravi Kumar has returned this to the student.' },
      { _id: 'c4', message: "This achievement doesn't exist." },
      { _id: 'c5', message: 'This has changed since you opened it. Please review it.' },
    ]);
  });

  it('takes each id once, and few in a transaction', () => {
    const ids = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(24, 'a'));
    const chunks = inChunks([...ids, ...ids], Array.from([...ids, ...ids].keys()));
    expect(chunks.flat()).toEqual(ids.map((id, index) => ({ id, version: 60 + index })));
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(25);
  });
});
