import type { Profile } from '@portal/contracts';
import type { PersonSkills } from './api/list-person-skills';
import { checkRequirements } from './requirements';

const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] };
const profileWith = (academic: Partial<Profile['academic_info']>) =>
  ({ academic_info: { cgpa: null, current_year: null, ...academic } }) as Profile;
const statesFor = (profile: Profile | undefined) =>
  checkRequirements(requirements, { profile, skills: undefined }).map(({ state }) => state);
const nobody = { profile: undefined, skills: undefined };

describe('the requirements of a position', () => {
  it('are named as people read them', () => {
    expect(checkRequirements(requirements, nobody).map(({ text }) => text)).toEqual([
      'CGPA of at least 7.5',
      'Year 2 or later',
      'React',
    ]);
  });

  it.each([
    [{ cgpa: 7.5, current_year: '2nd' as const }, ['met', 'met', 'unknown']],
    [{ cgpa: 7.49, current_year: '1st' as const }, ['unmet', 'unmet', 'unknown']],
    [{ cgpa: 0, current_year: '5th' as const }, ['unmet', 'met', 'unknown']],
    [{ current_year: 'Alumni' as const }, ['unknown', 'unknown', 'unknown']],
  ])('are compared with %j', (academic, states) => {
    expect(statesFor(profileWith(academic))).toEqual(states);
  });

  it('are not known of somebody without a profile', () => {
    expect(statesFor(undefined)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('are none when the least of everything is asked for', () => {
    expect(checkRequirements({ min_cgpa: 0, min_year: 1, skills_required: [] }, nobody)).toEqual([]);
  });

  describe('of skills', () => {
    const claimOf = (name: string, isEndorsed: boolean): PersonSkills['claims'][number] => ({
      skill_id: { _id: '65e000000000000000000001', name, category: 'Programming', type: 'technical' },
      is_endorsed: isEndorsed,
    });
    const skillFor = (claims: PersonSkills['claims'], isComplete = true) => {
      const asked = { min_cgpa: 0, min_year: 1, skills_required: ['Public Speaking'] };
      return checkRequirements(asked, { profile: undefined, skills: { claims, isComplete } })[0];
    };

    it.each(['Public Speaking', 'public  speaking', 'PublicSpeaking'])('are met by an endorsed claim of %s', (name) =>
      expect(skillFor([claimOf('Public', true), claimOf(name, true)])).toEqual({
        text: 'Public Speaking',
        state: 'met',
      }),
    );

    it('are not met without one, and say so of a claim that is not endorsed', () => {
      expect(skillFor([claimOf('Speaking', true)])).toEqual({ text: 'Public Speaking', state: 'unmet' });
      expect(skillFor([claimOf('Public Speaking', false)])).toEqual({
        text: 'Public Speaking',
        state: 'unmet',
        note: 'Claimed, but not endorsed.',
      });
    });

    it('are not known where only the first of very many claims were read', () => {
      expect(skillFor([claimOf('Speaking', true)], false)).toMatchObject({ state: 'unknown' });
      expect(skillFor([claimOf('Public Speaking', true)], false)).toMatchObject({ state: 'met' });
    });
  });
});
