import { evidenceOf, type Fact } from './evidence.domain';

const checkedIn = { at: new Date('2026-11-28T12:00:00Z'), by: 'Ravi Kumar' };
const attendance: Fact = { kind: 'attendance', personId: 'asha', eventId: 'clinic', checkedIn };
const holding = (tenureYear: string, personId = 'asha'): Fact => ({
  kind: 'holding',
  personId,
  positionId: 'lead',
  title: 'Web Lead',
  unit: 'Coding Club',
  tenureYear,
  status: 'completed',
});
const skills = (category: string, ...names: string[]): Fact => ({
  kind: 'skills',
  personId: 'asha',
  category,
  skills: names.map((name) => ({ id: name, name, level: 'advanced' })),
});
const clinic = { id: 'clinic', title: 'Git Clinic' };
const claim = { id: 'c', personId: 'asha', category: 'Software', skillId: 'Git', event: clinic, positionId: 'lead' };

describe('the evidence of a claim', () => {
  it('is the event that the person attended, when and who saw it', () => {
    expect(evidenceOf(claim, [attendance])).toEqual({
      attended: {
        event: { _id: 'clinic', title: 'Git Clinic' },
        at: '2026-11-28T12:00:00.000Z',
        checked_in_by: { name: 'Ravi Kumar' },
      },
      endorsed_skills: [],
    });
  });

  it('is the position that it names, in the newest tenure', () => {
    const facts = [holding('2024-2025'), holding('2025-2026'), holding('2026-2027', 'ravi')];
    expect(evidenceOf(claim, facts).position).toEqual({
      title: 'Web Lead',
      unit: 'Coding Club',
      tenure_year: '2025-2026',
      status: 'completed',
    });
  });

  it('is up to three other endorsed skills of the category', () => {
    const facts = [skills('Music', 'Singing'), skills('Software', 'CSS', 'Docker', 'Git', 'Linux')];
    expect(evidenceOf(claim, facts).endorsed_skills).toEqual(
      ['CSS', 'Docker', 'Linux'].map((name) => ({ name, proficiency_level: 'advanced' })),
    );
  });

  it('is nothing of another person, or of what the claim does not name', () => {
    const facts = [attendance, holding('2025-2026'), skills('Software', 'Rust')];
    expect(evidenceOf({ ...claim, personId: 'ravi' }, facts)).toEqual({ endorsed_skills: [] });
    const bare = { id: 'c', personId: 'asha', category: 'Music' };
    expect(evidenceOf(bare, facts)).toEqual({ endorsed_skills: [] });
  });
});
