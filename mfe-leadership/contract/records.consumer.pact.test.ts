import { calls, CLAIM_STATES, PROFICIENCY_LEVELS, SKILL_TYPES } from '@portal/contracts';
import {
  boolean,
  eachLike,
  instant,
  integer,
  objectId,
  oneOf,
  pactOf,
  regex,
  string,
  total,
} from '@portal/test-kit/pacts';
import { enterOrigin } from '@portal/web-kit/testing';
import { decideUserSkills } from '../src/features/endorsements/api/decide-several';
import {
  listEndorsedUserSkills,
  listUnendorsedSkills,
  listUnendorsedUserSkills,
} from '../src/features/endorsements/api/list-kinds';
import { kinds } from '../src/features/endorsements/kinds';
import { listPersonSkills } from '../src/features/holders/api/list-person-skills';
import { expectAchievements } from './achievements';
import { expectUnitSkills } from './unit-skills';

const claimId = 'cccccccccccccccccccccc01';
const skillId = 'dddddddddddddddddddddd02';
const personId = 'bbbbbbbbbbbbbbbbbbbbbb01';
const given = 'a claim and a skill are to be endorsed';
const endorsed = 'a claim was endorsed';
const types = (type: (typeof SKILL_TYPES)[number]) => oneOf(SKILL_TYPES, type);

/** What a row and its evidence read of a claim, and what its schema asks for. */
const claim = {
  _id: objectId(claimId),
  version: integer(1),
  user_id: {
    _id: objectId(personId),
    name: string('Asha Nair'),
    username: string('asha@example.edu'),
  },
  skill_id: {
    _id: objectId(skillId),
    name: string('Embedded C'),
    category: string('Programming'),
    type: types('technical'),
  },
  proficiency_level: oneOf(PROFICIENCY_LEVELS, 'beginner'),
  state: oneOf(CLAIM_STATES, 'claimed'),
  is_endorsed: boolean(false),
  created_at: instant('2026-11-21T04:30:00.000Z'),
};

const records = pactOf(import.meta, enterOrigin);

expectAchievements(records);

describe('what the endorsement panel relies on', () => {
  it('a general secretary reads which claims are to be endorsed', () =>
    records
      .answers(calls.listUnendorsedUserSkills, {
        given,
        asked: 'the first claims of a type',
        params: { type: 'technical' },
        query: { limit: '20' },
        answer: eachLike(claim),
        answerHeaders: total,
      })
      .to(async () => {
        const page = await listUnendorsedUserSkills({ type: 'technical' }, { limit: 20 });
        expect(page).toMatchObject({ items: [{ title: 'Embedded C', owner: { name: 'Asha Nair' } }], total: 1 });
      }));

  it('the president finds claims among all types', () =>
    records
      .answers(calls.listUnendorsedUserSkills, {
        given,
        asked: 'claims of all types that begin like this',
        params: { type: 'all' },
        query: { limit: '20', q: 'emb' },
        answer: eachLike(claim),
      })
      .to(async () => {
        expect((await listUnendorsedUserSkills({ type: 'all', q: 'emb' }, { limit: 20 })).items).toHaveLength(1);
      }));

  it('a general secretary reads which skills are to be endorsed', () =>
    records
      .answers(calls.listUnendorsedSkills, {
        given,
        asked: 'the first skills of a type',
        params: { type: 'technical' },
        query: { limit: '20' },
        answer: eachLike({
          _id: objectId(skillId),
          skill_id: regex(/^SKL-\d{4}$/, 'SKL-0042'),
          name: string('Embedded C'),
          category: string('Programming'),
          type: types('technical'),
          description: string('For small controllers.'),
          is_endorsed: boolean(false),
          created_by: { name: string('Asha Nair') },
          created_at: instant('2026-11-21T04:30:00.000Z'),
        }),
        answerHeaders: total,
      })
      .to(async () => {
        const page = await listUnendorsedSkills({ type: 'technical' }, { limit: 20 });
        expect(page).toMatchObject({ items: [{ title: 'Embedded C', owner: { name: 'Asha Nair' } }], total: 1 });
      }));

  it('a general secretary endorses a skill', () =>
    records
      .answers(calls.endorseSkill, {
        given,
        asked: 'a skill',
        params: { id: skillId },
        body: {},
        answer: { success: true },
      })
      .to(async () => {
        expect(await kinds.skills.decide([{ _id: skillId }])).toEqual({ decided: [skillId], refused: [] });
      }));

  it('a general secretary returns a skill with a reason', () =>
    records
      .answers(calls.returnSkill, {
        given,
        asked: 'a skill and a reason',
        params: { id: skillId },
        body: { reason: 'Please spell it out.' },
        answer: { success: true },
      })
      .to(async () => {
        const { decided } = await kinds.skills.decide([{ _id: skillId }], 'Please spell it out.');
        expect(decided).toEqual([skillId]);
      }));

  it('a general secretary endorses a claim', () =>
    records
      .answers(calls.endorseUserSkill, {
        given,
        asked: 'a claim',
        params: { id: claimId },
        body: { version: 1 },
        answer: { success: true },
      })
      .to(async () => {
        expect(await kinds['user-skills'].decide([{ _id: claimId, version: 1 }])).toEqual({
          decided: [claimId],
          refused: [],
        });
      }));

  it('a general secretary is told who was first', () =>
    records
      .refuses(calls.endorseUserSkill, {
        given: endorsed,
        asked: 'a claim that was endorsed',
        params: { id: claimId },
        body: { version: 1 },
        code: 'RECORD.ALREADY_ENDORSED',
      })
      .to(async () => {
        expect((await kinds['user-skills'].decide([{ _id: claimId, version: 1 }])).refused).toMatchObject([
          { _id: claimId },
        ]);
      }));

  it('a general secretary is told that a claim was changed since', () =>
    records
      .refuses(calls.endorseUserSkill, {
        given,
        asked: 'another version of a claim',
        params: { id: claimId },
        body: { version: 7 },
        code: 'RECORD.CHANGED_MEANWHILE',
      })
      .to(async () => {
        const { refused } = await kinds['user-skills'].decide([{ _id: claimId, version: 7 }]);
        expect(refused).toMatchObject([{ _id: claimId, message: expect.any(String) }]);
      }));

  it('a general secretary returns a claim with a reason', () =>
    records
      .answers(calls.returnUserSkill, {
        given,
        asked: 'a claim and a reason',
        params: { id: claimId },
        body: { version: 1, reason: 'Which project?' },
        answer: { success: true },
      })
      .to(async () => {
        expect((await kinds['user-skills'].decide([{ _id: claimId, version: 1 }], 'Which project?')).decided).toEqual([
          claimId,
        ]);
      }));

  it('a general secretary decides on several claims, some of which cannot be', () => {
    const unknown = 'cccccccccccccccccccccc09';
    return records
      .answers(calls.decideUserSkills, {
        given,
        asked: 'a claim, and one that is not there any more',
        body: { ids: [claimId, unknown], versions: [1, 1], decision: 'endorsed' },
        answer: {
          decided: eachLike(objectId(claimId)),
          refused: eachLike({ _id: objectId(unknown), message: string("This skill isn't in the list any more.") }),
        },
      })
      .to(async () => {
        const { decided, refused } = await decideUserSkills(
          [claimId, unknown].map((_id) => ({ _id, version: 1 })),
          undefined,
        );
        expect([decided.length, refused.length]).toEqual([1, 1]);
      });
  });

  it('a general secretary reads what was endorsed, and what of it may be taken back', () =>
    records
      .answers(calls.listEndorsedUserSkills, {
        given: endorsed,
        asked: 'the last endorsed claims',
        params: { type: 'technical' },
        query: { limit: '5' },
        answer: eachLike({
          ...claim,
          endorsed: { by: { name: string('Kavya Iyer') }, at: instant('2026-11-22T04:30:00.000Z') },
          can_withdraw: true,
        }),
      })
      .to(async () => {
        const { items } = await listEndorsedUserSkills({ type: 'technical' }, { limit: 5 });
        expect(items).toMatchObject([{ decided: { canWithdraw: true } }]);
      }));

  it('who endorsed a claim takes it back with a reason', () =>
    records
      .answers(calls.withdrawEndorsement, {
        given: endorsed,
        asked: 'an endorsed claim and a reason',
        params: { id: claimId },
        body: { reason: 'A mix-up.' },
        answer: claim,
      })
      .to(async () => {
        expect(await kinds['user-skills'].decided?.withdraw(claimId, 'A mix-up.')).toMatchObject({ _id: claimId });
      }));
});

describe('what the requirements of a position rely on', () => {
  it('the president reads which skills of a person are endorsed', () =>
    records
      .answers(calls.listUserSkills, {
        given: endorsed,
        asked: 'the skills of another person',
        params: { userId: personId },
        query: { limit: '200' },
        answer: eachLike({ ...claim, state: 'endorsed', is_endorsed: true }),
      })
      .to(async () => {
        expect(await listPersonSkills(personId)).toMatchObject({
          claims: [{ skill_id: { name: 'Embedded C' }, is_endorsed: true }],
          isComplete: true,
        });
      }));
});
expectUnitSkills(records);
