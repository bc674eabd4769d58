import { calls } from '@portal/contracts';
import { eachLike, exactly, objectId, string, total, type pactOf } from '@portal/test-kit/pacts';
import { listVerifiedAchievements } from '../src/features/endorsements/api/list-kinds';
import { kinds } from '../src/features/endorsements/kinds';
import { achievement, achievementId, eventId, shown, verifiedAchievement, withEvidence } from './sample-achievements';

const { list, decide } = kinds.achievements;
const waits = 'an achievement is to be verified';
const verified = 'an achievement was verified';
const seen = { _id: achievementId, version: 1 };
const ofUnit = 'an achievement of an event of the unit is to be verified, and its coordinator asks';

type Records = ReturnType<typeof pactOf>;

/** What the achievements of the endorsement panel and of a coordinator's club rely on. */
export function expectAchievements(records: Records): void {
  describe('what the achievements of the endorsement panel rely on', () => {
    expectWaiting(records);
    expectDecisions(records);
    expectSeveral(records);
    expectVerified(records);
    expectWithdrawing(records);
  });
  describe('what the achievements of a club rely on', () => {
    expectClub(records);
    expectVerifiedOfClub(records);
  });
}

function expectWaiting(records: Records): void {
  it('a general secretary reads what is to be verified, with what speaks for it', () =>
    records
      .answers(calls.listUnendorsedAchievements, {
        given: waits,
        asked: 'the first achievements of a type',
        params: { type: 'technical' },
        query: { limit: '20' },
        answer: eachLike(withEvidence),
        answerHeaders: total,
      })
      .to(async () => {
        expect(await list({ type: 'technical' }, { limit: 20 })).toMatchObject({ items: [shown], total: 1 });
      }));

  it('the president finds achievements of an event among all types', () =>
    records
      .answers(calls.listUnendorsedAchievements, {
        given: waits,
        asked: 'achievements of an event that begin like this',
        params: { type: 'all' },
        query: { q: 'hack', event: eventId, limit: '20' },
        answer: eachLike(withEvidence),
        answerHeaders: total,
      })
      .to(async () => {
        const { items } = await list({ type: 'all', q: 'hack', event: eventId }, { limit: 20 });
        expect(items).toMatchObject([{ event: { _id: eventId } }]);
      }));
}

function expectDecisions(records: Records): void {
  it('a general secretary verifies an achievement', () =>
    records
      .answers(calls.verifyAchievement, {
        given: waits,
        asked: 'an achievement is verified',
        params: { id: achievementId },
        body: { version: 1 },
        answer: verifiedAchievement,
      })
      .to(async () => {
        expect(await decide([seen])).toEqual({ decided: [achievementId], refused: [] });
      }));

  it('a general secretary is told who verified it first', () =>
    records
      .refuses(calls.verifyAchievement, {
        given: verified,
        asked: 'an achievement that was verified is verified',
        params: { id: achievementId },
        body: { version: 1 },
        code: 'RECORD.ALREADY_VERIFIED',
      })
      .to(async () => {
        const { refused } = await decide([seen]);
        expect(refused).toEqual([{ _id: achievementId, message: expect.any(String) }]);
      }));

  it('a general secretary returns an achievement with a reason', () =>
    records
      .answers(calls.returnAchievement, {
        given: waits,
        asked: 'an achievement is returned with a reason',
        params: { id: achievementId },
        body: { version: 1, reason: 'Which year?' },
        answer: { ...achievement, state: exactly('returned') },
      })
      .to(async () => {
        expect(await decide([seen], 'Which year?')).toEqual({ decided: [achievementId], refused: [] });
      }));
}

function expectSeveral(records: Records): void {
  const unknown = 'ffffffffffffffffffffff09';

  it.each([
    ['verified', undefined],
    ['returned', 'Which year?'],
  ] as const)('a general secretary has several %s, some of which cannot be', (decision, reason) =>
    records
      .answers(calls.decideAchievements, {
        given: waits,
        asked: `an achievement, and one that is not there any more, are to be ${decision}`,
        body: { ids: [achievementId, unknown], versions: [1, 1], decision, ...(reason && { reason }) },
        answer: {
          decided: eachLike(objectId(achievementId)),
          refused: eachLike({ _id: objectId(unknown), message: string('This achievement is not there any more.') }),
        },
      })
      .to(async () => {
        const { decided, refused } = await decide([seen, { ...seen, _id: unknown }], reason);
        expect([decided.length, refused.length]).toEqual([1, 1]);
      }),
  );
}

function expectVerified(records: Records): void {
  it('a general secretary reads what was verified, and what of it may be taken back', () =>
    records
      .answers(calls.listVerifiedAchievements, {
        given: verified,
        asked: 'the last verified achievements',
        params: { type: 'technical' },
        query: { limit: '5' },
        answer: eachLike({ ...verifiedAchievement, can_withdraw: exactly(true) }),
        answerHeaders: total,
      })
      .to(async () => {
        const { items } = await listVerifiedAchievements({ type: 'technical' }, { limit: 5 });
        expect(items).toMatchObject([{ decided: { by: 'Kavya Iyer', canWithdraw: true } }]);
      }));
}

function expectWithdrawing(records: Records): void {
  it('who verified an achievement takes it back with a reason', () =>
    records
      .answers(calls.withdrawVerification, {
        given: verified,
        asked: 'a verification is taken back with a reason',
        params: { id: achievementId },
        body: { reason: 'A mix-up.' },
        answer: { ...achievement, state: exactly('returned') },
      })
      .to(async () => {
        expect(await kinds.achievements.decided?.withdraw(achievementId, 'A mix-up.')).toMatchObject({
          state: 'returned',
        });
      }));

  it('a general secretary is told that it is not verified any more', () =>
    records
      .refuses(calls.withdrawVerification, {
        given: waits,
        asked: 'a verification that is not there any more is taken back',
        params: { id: achievementId },
        body: { reason: 'A mix-up.' },
        code: 'RECORD.NOT_VERIFIED',
      })
      .to(() =>
        expect(kinds.achievements.decided?.withdraw(achievementId, 'A mix-up.')).rejects.toMatchObject({
          code: 'RECORD.NOT_VERIFIED',
        }),
      ));
}

function expectClub(records: Records): void {
  it('a coordinator reads what is to be verified of the own unit', () =>
    records
      .answers(calls.listUnendorsedAchievements, {
        given: ofUnit,
        asked: 'the first achievements of the own unit',
        params: { type: 'all' },
        query: { unit: 'own', limit: '20' },
        answer: eachLike(withEvidence),
        answerHeaders: total,
      })
      .to(async () => {
        expect(await list({ type: 'all', unit: 'own' }, { limit: 20 })).toMatchObject({ items: [shown], total: 1 });
      }));

  it('a coordinator verifies one of them', () =>
    records
      .answers(calls.verifyAchievement, {
        given: ofUnit,
        asked: 'an achievement of the own unit is verified',
        params: { id: achievementId },
        body: { version: 1 },
        answer: verifiedAchievement,
      })
      .to(async () => {
        expect(await decide([seen])).toEqual({ decided: [achievementId], refused: [] });
      }));
}

function expectVerifiedOfClub(records: Records): void {
  it('a coordinator reads what was verified of the own unit, and takes back only what they verified', () =>
    records
      .answers(calls.listVerifiedAchievements, {
        given: 'an achievement of an event of the unit was verified by somebody else, and its coordinator asks',
        asked: 'the last verified achievements of the own unit',
        params: { type: 'all' },
        query: { unit: 'own', limit: '5' },
        answer: eachLike(verifiedAchievement),
        answerHeaders: total,
      })
      .to(async () => {
        const { items } = await listVerifiedAchievements({ type: 'all', unit: 'own' }, { limit: 5 });
        expect(items).toMatchObject([{ decided: { by: 'Kavya Iyer', canWithdraw: false } }]);
      }));
}
