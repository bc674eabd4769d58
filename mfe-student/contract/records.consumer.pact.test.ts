import { calls } from '@portal/contracts';
import { eachLike, exactly, integer, objectId, pactOf, string } from '@portal/test-kit/pacts';
import { enterOrigin, loaded, loadedBy, renderWithPortal, sent } from '@portal/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { useSimilarSkills } from '../src/features/skills/api/find-similar-skills';
import { useOwnSkills } from '../src/features/skills/api/list-own-skills';
import { AddSkillDialog } from '../src/features/skills/components/add-skill-dialog';
import { expectAchievements } from './achievements';
import { expectRecordSummary } from './record-summary';
import {
  catalogueSkill,
  claim,
  claimed,
  claimId,
  decision,
  eventId,
  listed,
  moment,
  skillId,
  userId,
} from './sample-records';
import { expectSharedRecords } from './shared-records';

const records = pactOf(import.meta, enterOrigin);

expectAchievements(records);
expectSharedRecords(records);
expectRecordSummary(records);

describe('what the own skills rely on', () => {
  it.each([
    ['claimed', 'a student claims a skill', {}],
    ['endorsed', 'a student claims a skill that is endorsed', { endorsed: decision }],
    ['returned', 'a student claims a skill that was returned', { returned: { ...decision, reason: string('Why?') } }],
  ] as const)('a student reads what is %s', (state, given, more) =>
    records
      .answers(calls.listUserSkills, {
        given,
        asked: `the own skills, ${state}`,
        ...listed,
        answer: eachLike({ ...claim, state: exactly(state), is_endorsed: exactly(state === 'endorsed'), ...more }),
      })
      .to(async () => {
        const { pages } = await loadedBy(() => useOwnSkills(userId));
        expect(pages).toMatchObject([{ items: [{ state }], total: 1 }]);
        const current = await loaded(calls.listUserSkills, { params: { userId }, query: { limit: 200 } });
        expect(current).toMatchObject([{ _id: claimId, state }]);
      }),
  );

  it('a student finds a skill', () =>
    records
      .answers(calls.listSkills, {
        given: 'an endorsed skill exists, and a student asks',
        asked: 'the skills that begin like this',
        query: { limit: '20', q: 'tab' },
        answer: eachLike(catalogueSkill),
      })
      .to(async () => {
        const props = { userId, positions: [], added: new Set<string>(), onClose: () => undefined };
        renderWithPortal(createElement(AddSkillDialog, props), { as: 'STUDENT' });
        fireEvent.change(await screen.findByRole('combobox', { name: 'Skill' }), { target: { value: 'tab' } });
        expect(await screen.findByRole('option', { name: 'Tabla, Music' })).toBeVisible();
      }));

  it('a student is offered a skill with a name like a new one', () =>
    records
      .answers(calls.listSkills, {
        given: 'an endorsed skill exists, and a student asks',
        asked: 'the skills with a name like this',
        query: { limit: '5', like: 'Tablaa' },
        answer: eachLike(catalogueSkill),
      })
      .to(async () => {
        const similar = await loadedBy(() => {
          const data = useSimilarSkills('Tablaa');
          return { data, error: null, isPending: data.length === 0 } as const;
        });
        expect(similar).toMatchObject([{ name: 'Tabla' }]);
      }));

  const parts = { proficiency_level: 'intermediate', position_id: null } as const;

  it('a student claims a skill', () => {
    const body = { user_id: userId, skill_id: skillId, ...parts };
    return records
      .answers(calls.claimSkill, {
        given: 'an endorsed skill exists, and a student asks',
        asked: 'a claim of a skill',
        body,
        answer: claimed,
      })
      .to(async () => expect(await sent(calls.claimSkill, { body })).toMatchObject({ state: 'claimed' }));
  });

  it('a student is told that the skill is added already', () => {
    const body = { user_id: userId, skill_id: skillId, ...parts };
    return records
      .refuses(calls.claimSkill, {
        given: 'a student claims a skill',
        asked: 'the same claim of a skill',
        body,
        code: 'SKILL.ALREADY_CLAIMED',
      })
      .to(() => expect(sent(calls.claimSkill, { body })).rejects.toMatchObject({ code: 'SKILL.ALREADY_CLAIMED' }));
  });

  it('a student adds a new skill and claims it', () => {
    const body = { name: 'Rudra Veena', category: 'Music', type: 'cultural', description: '', claim: parts } as const;
    return records
      .answers(calls.createSkill, {
        given: 'a student asks',
        asked: 'a new skill, claimed',
        body,
        answer: { ...catalogueSkill, name: 'Rudra Veena', description: '', is_endorsed: false },
      })
      .to(async () => expect(await sent(calls.createSkill, { body })).toMatchObject({ name: 'Rudra Veena' }));
  });

  it('a student is offered the skills of an event that they attended, and claims one', async () => {
    const given = 'a student attended an event that is marked with a skill';
    const from = { user_id: userId, skill_id: skillId, event_id: eventId };
    const event = { _id: objectId(eventId), title: string('Tabla Evening') };
    const offer = { skill_id: claim.skill_id, event_id: event, attended_at: moment };
    await records
      .answers(calls.listSkillOffers, { given, asked: 'the skills of attended events', answer: eachLike(offer) })
      .to(async () => {
        const offers = await loaded(calls.listSkillOffers);
        expect(offers).toMatchObject([{ skill_id: { name: 'Tabla' }, event_id: { title: 'Tabla Evening' } }]);
      });
    await records
      .answers(calls.claimSkill, {
        given,
        asked: 'a claim of a skill of an event',
        body: from,
        answer: { ...claimed, event_id: event, proficiency_level: string('beginner') },
      })
      .to(async () =>
        expect(await sent(calls.claimSkill, { body: from })).toMatchObject({
          event_id: { _id: eventId },
        }),
      );
  });

  const change = { version: 1, proficiency_level: 'expert', position_id: null } as const;

  it('a student changes a claim', () =>
    records
      .answers(calls.changeClaim, {
        given: 'a student claims a skill',
        asked: 'a change of a claim',
        params: { id: claimId },
        body: change,
        answer: { ...claimed, version: integer(2), proficiency_level: 'expert' },
      })
      .to(async () => {
        expect(await sent(calls.changeClaim, { params: { id: claimId }, body: change })).toMatchObject({
          proficiency_level: 'expert',
        });
      }));

  it('a student is told of a claim that was endorsed first', () =>
    records
      .refuses(calls.changeClaim, {
        given: 'a student claims a skill that is endorsed',
        asked: 'a change of an endorsed claim',
        params: { id: claimId },
        body: { ...change, version: 2 },
        code: 'CLAIM.ALREADY_ENDORSED',
      })
      .to(() =>
        expect(
          sent(calls.changeClaim, { params: { id: claimId }, body: { ...change, version: 2 } }),
        ).rejects.toMatchObject({ code: 'CLAIM.ALREADY_ENDORSED' }),
      ));

  it('a student withdraws a claim', () =>
    records
      .answers(calls.withdrawSkill, {
        given: 'a student claims a skill',
        asked: 'the withdrawal of a skill',
        params: { id: claimId },
      })
      .to(() => sent(calls.withdrawSkill, { params: { id: claimId } })));
});
