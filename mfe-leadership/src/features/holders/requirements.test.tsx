import type { Profile } from '@portal/contracts';
import { checkRequirements } from './requirements';

const requirements = { min_cgpa: 7.5, min_year: 2, skills_required: ['React'] };
const profileWith = (academic: Partial<Profile['academic_info']>) =>
  ({ academic_info: { cgpa: null, current_year: null, ...academic } }) as Profile;
const statesFor = (profile: Profile | undefined) => checkRequirements(requirements, profile).map(({ state }) => state);

describe('the requirements of a position', () => {
  it('are named as people read them', () => {
    expect(checkRequirements(requirements, undefined).map(({ text }) => text)).toEqual([
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
    expect(checkRequirements({ min_cgpa: 0, min_year: 1, skills_required: [] }, profileWith({}))).toEqual([]);
  });
});
