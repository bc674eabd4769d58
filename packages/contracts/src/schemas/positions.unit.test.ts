import { HOLDER_STATUSES, POSITION_TYPES, PROFICIENCY_LEVELS } from '../vocabulary';
import { addPositionBody, changePositionBody, listPositionsQuery } from './positions';

const position = {
  title: 'Web Lead',
  unit_id: 'a'.repeat(24),
  position_type: 'Team Lead',
  responsibilities: ['Keep the site up'],
};
const problemsOf = (changes: object) =>
  addPositionBody
    .safeParse({ ...position, ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('a position that is added', () => {
  it('says what it lacks in the specification’s words', () => {
    expect(
      addPositionBody
        .safeParse({})
        .error?.issues.map(({ message }) => message)
        .toSorted(),
    ).toEqual([
      'At least one responsibility is required',
      'Organizational unit is required',
      'Position title is required',
      'Position type is required',
    ]);
  });

  it('asks for each skill once, whatever its case, so that a form which shows it once changes nothing', () => {
    const requirements = { skills_required: ['Git', ' git ', 'C++'] };
    expect(addPositionBody.parse({ ...position, requirements }).requirements.skills_required).toEqual(['Git', 'C++']);
    expect(changePositionBody.parse({ requirements }).requirements?.skills_required).toEqual(['Git', 'C++']);
  });

  it.each([
    [{ title: '  ' }, 'title', 'Position title is required'],
    [{ unit_id: '' }, 'unit_id', 'Organizational unit is required'],
    [{ position_type: '' }, 'position_type', 'Position type is required'],
    [{ position_type: 'Other' }, 'position_type', 'Please specify the position type'],
    [{ responsibilities: [' ', ''] }, 'responsibilities', 'At least one responsibility is required'],
    [{ requirements: { min_cgpa: 10.1 } }, 'requirements.min_cgpa', 'CGPA must be between 0 and 10'],
    [{ requirements: { min_cgpa: -0.1 } }, 'requirements.min_cgpa', 'CGPA must be between 0 and 10'],
    [{ requirements: { min_cgpa: 7.25 } }, 'requirements.min_cgpa', 'Please enter the CGPA in steps of 0.1.'],
    [{ requirements: { min_year: 5 } }, 'requirements.min_year', 'Please choose a year from 1 to 4.'],
    [{ position_count: 0 }, 'position_count', 'Position count must be at least 1'],
  ])('is refused with %j', (changes, path, message) => {
    expect(problemsOf(changes)).toEqual([[path, message]]);
  });

  it('needs no more than title, unit, type and one responsibility', () => {
    expect(addPositionBody.parse(position)).toEqual({
      ...position,
      description: '',
      position_count: 1,
      requirements: { min_cgpa: 0, min_year: 1, skills_required: [] },
    });
  });

  it('takes a CGPA in steps of 0.1', () => {
    const steps = Array.from({ length: 101 }, (_, tenths) => tenths / 10);
    expect(steps.filter((min_cgpa) => problemsOf({ requirements: { min_cgpa } }))).toEqual([]);
  });

  it('takes a type of its own, and drops blank responsibilities and skills', () => {
    const added = addPositionBody.parse({
      ...position,
      position_type: ' Mentor ',
      responsibilities: ['', ' Keep the site up ', '  '],
      requirements: { skills_required: ['', 'React', ' '] },
    });
    expect(added).toMatchObject({
      position_type: 'Mentor',
      responsibilities: ['Keep the site up'],
      requirements: { skills_required: ['React'] },
    });
  });
});

describe('a position that is changed', () => {
  it('keeps what the change does not name', () => {
    expect(changePositionBody.parse({ version: 2, title: ' Web Head ', requirements: { min_year: 3 } })).toEqual({
      version: 2,
      title: 'Web Head',
      requirements: { min_year: 3 },
    });
  });

  it('does not go to another unit', () => {
    expect(changePositionBody.safeParse({ unit_id: position.unit_id }).success).toBe(false);
  });
});

describe('positions and what belongs to them', () => {
  it('are known by the specification’s words', () => {
    expect(POSITION_TYPES).toEqual([
      'Core Member',
      'Member',
      'Team Lead',
      'Coordinator',
      'Volunteer',
      'Intern',
      'Other',
    ]);
    expect(HOLDER_STATUSES).toEqual(['active', 'completed', 'terminated']);
    expect(PROFICIENCY_LEVELS).toEqual(['beginner', 'intermediate', 'advanced', 'expert']);
  });

  it('can be asked for by type', () => {
    for (const type of POSITION_TYPES) expect(listPositionsQuery.parse({ type })).toEqual({ type, limit: 50 });
    expect(listPositionsQuery.safeParse({ type: 'King' }).success).toBe(false);
  });
});
