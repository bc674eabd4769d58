import type { EventData } from '@portal/contracts';
import { claimEndorsed, claimReturned, endorsementWithdrawn, skillEndorsed } from './endorsement.template';

const actor = { _id: 'cccccccccccccccccccccc01', name: 'Arjun Menon', role: 'GENSEC_SCITECH' };
const data: EventData<'records.user-skill.endorsed.v1'> = {
  version: 2,
  userSkillId: 'eeeeeeeeeeeeeeeeeeeeeeee',
  userId: 'dddddddddddddddddddddddd',
  name: 'Asha Rao',
  skill: { id: 'cccccccccccccccccccccccc', name: 'Python', category: 'Programming', type: 'technical' },
  level: 'expert',
  state: 'endorsed',
  submittedAt: '2026-11-20T10:00:00Z',
};
const reason = 'Which project?';

describe('what was decided about a skill', () => {
  it('is told to the student, with a link to their skills', () => {
    expect(claimEndorsed({ actor, data })).toEqual({
      kind: 'skill-endorsed',
      userId: data.userId,
      link: '/skills',
      description: 'Arjun Menon endorsed your skill: Python',
    });
    expect(claimEndorsed({ actor: null, data }).description).toBe('Your skill was endorsed: Python');
  });

  it('is told to who proposed it for the catalogue', () => {
    const skill: EventData<'records.skill.endorsed.v1'> = {
      version: 2,
      skillId: data.skill.id,
      code: 'SKL-0001',
      name: 'Python',
      category: 'Programming',
      type: 'technical',
      description: '',
      createdBy: { id: data.userId, name: data.name },
      createdAt: '2026-11-20T10:00:00Z',
    };
    expect(skillEndorsed({ actor, data: skill })).toEqual({
      kind: 'skill-endorsed',
      userId: data.userId,
      link: '/skills',
      description: 'Arjun Menon added your new skill to the catalogue: Python',
    });
    expect(skillEndorsed({ actor: null, data: skill }).description).toBe(
      'Your new skill was added to the catalogue: Python',
    );
  });

  it('says why it was returned, or the endorsement withdrawn', () => {
    const described = [claimReturned, endorsementWithdrawn].map((describeIt) => {
      const { kind, description } = describeIt({ actor, data: { ...data, reason } });
      return [kind, description];
    });
    expect(described).toEqual([
      ['skill-returned', 'Arjun Menon returned your skill: Python. Which project?'],
      ['skill-endorsement-withdrawn', 'Arjun Menon withdrew the endorsement of your skill: Python. Which project?'],
    ]);
    const unnamed = [claimReturned, endorsementWithdrawn].map(
      (describeIt) => describeIt({ actor: null, data: { ...data, reason } }).description,
    );
    expect(unnamed).toEqual([
      'Your skill was returned: Python. Which project?',
      'Withdrawn: the endorsement of your skill: Python. Which project?',
    ]);
  });
});
