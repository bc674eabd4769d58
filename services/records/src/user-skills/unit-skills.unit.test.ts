import type { ProficiencyLevel } from '@portal/contracts';
import { requireUnitInScope, sharedSkillsOf, type SkillCount } from './unit-skills.domain';
import { unitSkillsOf } from './unit-skills.presenter';

const skill = (name: string) => ({ id: name, name, category: 'Programming', type: 'technical' as const });
const count = (name: string, level: ProficiencyLevel, number: number, isEndorsed = false): SkillCount => ({
  skill: skill(name),
  level,
  state: isEndorsed ? 'endorsed' : 'claimed',
  count: number,
});

describe('the skills of the members of a unit', () => {
  it('are those first that most have, then by name, with how many at which level', () => {
    const skills = sharedSkillsOf([
      count('Go', 'beginner', 1),
      count('C', 'expert', 1, true),
      count('React', 'advanced', 2, true),
      count('React', 'advanced', 1),
      count('React', 'beginner', 4),
    ]);
    const { members, total, skills: shown } = unitSkillsOf({ members: 9, skills }, 2);
    expect([members, total]).toEqual([9, 3]);
    expect(shown.map(({ skill_id: { name }, members: each, endorsed }) => [name, each, endorsed])).toEqual([
      ['React', 7, 2],
      ['C', 1, 1],
    ]);
    expect(shown[0]?.levels).toEqual([
      { proficiency_level: 'beginner', members: 4, endorsed: 0 },
      { proficiency_level: 'intermediate', members: 0, endorsed: 0 },
      { proficiency_level: 'advanced', members: 3, endorsed: 2 },
      { proficiency_level: 'expert', members: 0, endorsed: 0 },
    ]);
  });
});

describe('who reads the skills of a unit', () => {
  const unit = { id: 'a', name: 'Coding Club', category: 'scitech' } as const;
  it.each([
    ['its coordinator', { kind: 'unit', unitId: 'a' }, true],
    ['another coordinator', { kind: 'unit', unitId: 'b' }, false],
    ['the general secretary of its category', { kind: 'category', category: 'scitech' }, true],
    ['another general secretary', { kind: 'category', category: 'sports' }, false],
    ['the president', { kind: 'everything' }, true],
  ] as const)('%s', (_who, scope, may) => {
    const check = () => requireUnitInScope(scope, 'a', unit);
    if (may) expect(check).not.toThrow();
    else expect(check).toThrow(/permission/);
  });

  it('is asked of a coordinator also where nobody holds a position', () => {
    expect(() => requireUnitInScope({ kind: 'unit', unitId: 'b' }, 'a', undefined)).toThrow(/permission/);
    expect(() => requireUnitInScope({ kind: 'unit', unitId: 'a' }, 'a', undefined)).not.toThrow();
    expect(() => requireUnitInScope({ kind: 'category', category: 'sports' }, 'a', undefined)).not.toThrow();
  });
});
