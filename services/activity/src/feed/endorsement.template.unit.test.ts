import type { EventData } from '@portal/contracts';
import * as template from './endorsement.template';

const actor = { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Arjun Menon', role: 'GENSEC_SCITECH' };
const skill: EventData<'records.skill.endorsed.v1'> = {
  version: 2,
  skillId: 'cccccccccccccccccccccccc',
  code: 'SKL-0001',
  name: 'Python',
  category: 'Programming',
  type: 'technical',
  description: '',
  createdBy: { id: 'dddddddddddddddddddddddd', name: 'Asha Rao' },
  createdAt: '2026-11-20T10:00:00Z',
};
const claim: EventData<'records.user-skill.endorsed.v1'> = {
  version: 2,
  userSkillId: 'eeeeeeeeeeeeeeeeeeeeeeee',
  userId: 'dddddddddddddddddddddddd',
  name: 'Asha Rao',
  skill: { id: skill.skillId, name: 'Python', category: 'Programming', type: 'technical' },
  level: 'expert',
  state: 'endorsed',
  submittedAt: '2026-11-20T10:00:00Z',
};

describe('an endorsement in the feed', () => {
  it('is an approval of the category, of no unit', () => {
    expect(template.describeClaimEndorsed({ actor, data: claim })).toEqual({
      type: 'approval',
      description: "Arjun Menon endorsed Asha Rao's skill: Python",
      subject: { kind: 'skill', id: claim.userSkillId, name: 'Asha Rao' },
      link: '/gensec-endorse',
      unit: null,
      categories: ['scitech'],
    });
    expect(template.describeSkillEndorsed({ actor, data: skill })).toMatchObject({
      description: 'Arjun Menon endorsed the skill Python',
      subject: { id: skill.skillId, name: 'Python' },
      categories: ['scitech'],
    });
  });

  it('that is withdrawn does not say why', () => {
    const withdrawn = { ...claim, reason: 'Wrong person.' };
    const { description } = template.describeEndorsementWithdrawn({ actor, data: withdrawn });
    expect(description).toBe("Arjun Menon withdrew the endorsement of Asha Rao's skill: Python");
  });

  it('says what became true where nobody is named', () => {
    const nobody = { actor: null };
    const texts = [
      template.describeSkillEndorsed({ ...nobody, data: skill }),
      template.describeClaimEndorsed({ ...nobody, data: claim }),
      template.describeEndorsementWithdrawn({ ...nobody, data: { ...claim, reason: 'x' } }),
    ];
    expect(texts.map(({ description }) => description)).toEqual([
      'The skill Python was endorsed',
      "Endorsed: Asha Rao's skill: Python",
      "Withdrawn: the endorsement of Asha Rao's skill: Python",
    ]);
  });
});
