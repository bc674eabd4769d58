import { changeClaim, claimSkill, decided, snapshotOf, stateOf, type UserSkill } from './user-skill.domain';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-21T10:00:00Z');
const position = { id: 'p1', title: 'Web Lead', unit: 'Coding Club' };
const claim: UserSkill = claimSkill(
  { proficiency_level: 'beginner' },
  {
    id: 'c1',
    person: { id: 'asha', name: 'Asha Rao', username: 'asha@example.edu', studentId: null },
    skill: { id: 's1', name: 'Python', category: 'Programming', type: 'technical' },
    position: null,
    event: null,
    now,
  },
);
const by = { id: 'g', name: 'Arjun' };
const returned = decided(claim, { outcome: 'returned', by, at: now, reason: 'Which project?' });
const endorsed = decided(claim, { outcome: 'endorsed', by, at: now, reason: null });
const at = { skill: claim.skill, position: null, now: later };

describe('a claim of a skill', () => {
  it('waits, then is endorsed or returned', () => {
    expect([claim, endorsed, returned].map(stateOf)).toEqual(['claimed', 'endorsed', 'returned']);
    expect(endorsed.version).toBe(2);
  });

  it('that waits keeps its turn when it is changed', () => {
    const { claim: next, changed } = changeClaim(
      claim,
      { version: 1, proficiency_level: 'expert' },
      { ...at, position },
    );
    expect(changed).toEqual(['level', 'position']);
    expect(next).toEqual({ ...claim, version: 2, level: 'expert', position });
  });

  it('that was returned waits again, behind the others, whatever was changed', () => {
    const { claim: next, changed } = changeClaim(returned, { version: 2 }, at);
    expect(changed).toEqual(['state']);
    expect(next).toEqual({ ...claim, version: 3, submittedAt: later });
  });

  it('stays as it is where nothing was changed', () => {
    expect(changeClaim(claim, { version: 1, proficiency_level: 'beginner' }, at)).toEqual({ claim, changed: [] });
  });

  it('is not changed over another change, nor once it is endorsed', () => {
    expect(() => changeClaim(claim, { version: 2 }, at)).toThrow('This skill was changed in another window.');
    expect(() => changeClaim(endorsed, { version: 2 }, at)).toThrow('This skill has been endorsed.');
  });

  it('tells of itself without the address of the person', () => {
    const { person, submittedAt, skill } = claim;
    expect(snapshotOf({ ...claim, position })).toEqual({
      userSkillId: 'c1',
      version: 1,
      userId: person.id,
      name: person.name,
      skill,
      level: 'beginner',
      position,
      state: 'claimed',
      submittedAt: submittedAt.toISOString(),
    });
    expect(snapshotOf(claim)).not.toHaveProperty('position');
  });
});
