import { ROLES } from '@portal/contracts';
import { feedbackLabel, feedbackLink, positionLink, roleLabel } from './label.domain';

describe('a role within a sentence', () => {
  it('is in lower case, the area of a general secretary in brackets', () => {
    expect(ROLES.map(roleLabel)).toEqual([
      'student',
      'club coordinator',
      'general secretary (scitech)',
      'general secretary (academic)',
      'general secretary (cultural)',
      'general secretary (sports)',
      'president',
    ]);
  });
});

describe('feedback within a sentence', () => {
  it.each([
    ['Suggestion', 'a suggestion', 'your suggestion'],
    ['Complaint', 'a complaint', 'your complaint'],
    ['General Feedback', 'general feedback', 'your general feedback'],
    ['Query', 'a query', 'your query'],
    ['Appreciation', 'an appreciation', 'your appreciation'],
    ['Report', 'a report', 'your report'],
    ['Other', 'feedback', 'your feedback'],
  ] as const)('of the type %s is %s, or %s', (type, label, own) => {
    expect(feedbackLabel(type)).toBe(label);
    expect(feedbackLabel(type, 'your')).toBe(own);
  });
});

describe('a link to a list', () => {
  it('searches for the name', () => {
    expect(feedbackLink({ name: 'R & D, 7' })).toBe('/viewfeedback?q=R+%26+D%2C+7');
    expect(positionLink('Web Lead')).toBe('/cosa?q=Web+Lead');
  });

  it('searches for the beginning of a long name', () => {
    expect(positionLink('x'.repeat(101))).toBe(`/cosa?q=${'x'.repeat(100)}`);
  });
});
