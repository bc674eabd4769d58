import { addFeedbackBody, resolveFeedbackBody } from './feedback';

const feedback = { type: 'Suggestion', target_type: 'Event', target_id: 'a'.repeat(24), comments: 'More of it.' };
const given = (changes: object) => addFeedbackBody.safeParse({ ...feedback, ...changes });

describe('feedback that is given', () => {
  it('has 1 to 5 whole stars, or none', () => {
    expect([1, 2, 3, 4, 5, undefined].filter((rating) => !given({ rating }).success)).toEqual([]);
    expect([0, 6, 3.5, '4', null].filter((rating) => given({ rating }).success)).toEqual([]);
  });

  it.each([
    [{ comments: '   ' }, 'comments', 'Please enter your comments.'],
    [{ rating: 6 }, 'rating', 'Please choose 1 to 5 stars.'],
    [{ rating: 0.5 }, 'rating', 'Please choose 1 to 5 stars.'],
    [{ type: 'Praise' }, 'type', 'Please choose a type.'],
    [{ target_type: 'Room' }, 'target_type', 'Please choose what your feedback is about.'],
    [{ target_id: undefined }, 'target_id', 'Please choose what your feedback is about.'],
  ])('is refused with %j', (changes, path, message) => {
    expect(given(changes).error?.issues).toMatchObject([{ path: [path], message }]);
  });
});

describe('feedback that is resolved', () => {
  it('has actions taken, trimmed', () => {
    expect(resolveFeedbackBody.parse({ actions_taken: ' Ordered chairs. ' }).actions_taken).toBe('Ordered chairs.');
    for (const body of [{}, { actions_taken: ' \n ' }]) {
      const problems = resolveFeedbackBody.safeParse(body).error?.issues;
      expect(problems).toMatchObject([{ path: ['actions_taken'], message: 'Please enter actions taken.' }]);
    }
  });
});
