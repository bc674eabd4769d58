import { addPositionBody } from '@portal/contracts';
import * as z from 'zod/mini';
import { emptyPosition, formOfPosition, newPositionBody, positionSchema, type PositionForm } from './position-schema';

const good: PositionForm = {
  ...emptyPosition({ id: '65c000000000000000000001', label: 'Coding Club' }),
  title: 'Web Lead',
  type: 'Team Lead',
  duties: ['Keeps the site up'],
};
/** The first message of each field, which is the one that is shown. */
function messagesOf(form: PositionForm): (string | undefined)[] {
  const { error } = positionSchema.safeParse(form);
  return error ? Object.values(z.flattenError(error).fieldErrors).map((messages) => messages[0]) : [];
}
const bodyOf = (form: PositionForm) => newPositionBody(positionSchema.parse(form));

describe('the form of a position', () => {
  it.each<[string, Partial<PositionForm>]>([
    ['as it begins', {}],
    [
      'with everything',
      { customType: 'x', description: 'Leads.', count: 1000, minCgpa: 10, minYear: '4', skills: ['Git'] },
    ],
    ['with a type of its own', { type: 'Other', customType: 'Mentor' }],
    ['with a CGPA in tenths', { minCgpa: 7.3 }],
    ['with blank lines', { duties: ['', ' Plans ', ''], skills: ['', ' '] }],
    ['with the longest texts', { title: 'x'.repeat(150), duties: ['x'.repeat(200)], description: 'x'.repeat(5000) }],
  ])('passes only what the call accepts: %s', (_name, changes) => {
    const form = { ...good, ...changes };
    expect(messagesOf(form)).toEqual([]);
    expect(addPositionBody.safeParse(bodyOf(form)).error).toBeUndefined();
  });

  it.each<[string, Partial<PositionForm>]>([
    ['no title', { title: ' ' }],
    ['a title that nobody can see', { title: '\u200b\u3164' }],
    ['too long a title', { title: 'x'.repeat(151) }],
    ['Other as a type of its own', { type: 'Other', customType: ' other ' }],
    ['no responsibility', { duties: ['', ' ', '\u2060'] }],
    ['too long a responsibility', { duties: ['x'.repeat(201)] }],
    ['too many skills', { skills: Array.from({ length: 51 }, (_, index) => `Skill ${index}`) }],
    ['a CGPA over 10', { minCgpa: 10.1 }],
    ['a CGPA in hundredths', { minCgpa: 7.25 }],
    ['no position at all', { count: 0 }],
    ['too many positions', { count: 1001 }],
    ['too long a description', { description: 'x'.repeat(5001) }],
  ])('refuses %s with the message of the call', (_name, changes) => {
    const form = { ...good, ...changes };
    const refused = addPositionBody.safeParse(newPositionBody(form));
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(expect.arrayContaining(messagesOf(form)));
    expect(messagesOf(form)).toHaveLength(1);
  });

  it('sends each skill once, whatever its case', () => {
    const { requirements } = bodyOf({ ...good, skills: ['Git', ' git ', 'C++', 'Git'] });
    expect(requirements?.skills_required).toEqual(['Git', 'C++']);
  });

  it('shows a position and sends the same back', () => {
    const { unit_id: unitId, ...details } = bodyOf({
      ...good,
      type: 'Other',
      customType: 'Mentor',
      minCgpa: 8.1,
    });
    const form = formOfPosition({
      ...addPositionBody.parse({ ...details, unit_id: unitId }),
      _id: '65d000000000000000000001',
      version: 3,
      position_id: 'POS-0001',
      unit_id: { _id: '65c000000000000000000001', name: 'Coding Club' },
      created_at: '2026-04-06T04:42:00.000Z',
    });
    expect(form).toMatchObject({ type: 'Other', customType: 'Mentor', minCgpa: 8.1, skills: [''] });
    expect(bodyOf(form)).toEqual({ ...details, unit_id: unitId });
  });
});
