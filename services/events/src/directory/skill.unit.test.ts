import { isDomainError } from '@portal/service-kit/errors';
import { skillsOf } from './skill.domain';

const git = { id: 'a'.repeat(24), name: 'Git' };
const rust = { id: 'b'.repeat(24), name: 'Rust' };

describe('the skills of an event', () => {
  it('are named in the order of their ids, each once', () => {
    expect(skillsOf([rust.id, git.id, rust.id], { endorsed: [git, rust], kept: [] })).toEqual([rust, git]);
  });

  it('keep one that the event has already, also when the catalogue no longer gives it', () => {
    expect(skillsOf([git.id], { endorsed: [], kept: [git] })).toEqual([git]);
  });

  it('are refused where one is not endorsed, at its place in the list', () => {
    const refused = () => skillsOf([git.id, rust.id], { endorsed: [git], kept: [] });
    expect(refused).toThrow('Skill not found.');
    try {
      refused();
    } catch (error) {
      expect(isDomainError(error) && error.details).toMatchObject({ errors: [{ path: 'skills.1' }] });
    }
  });
});
