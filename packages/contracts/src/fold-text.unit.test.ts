import { foldName } from './fold-text';

describe('a name', () => {
  it.each(['machine learning', 'MACHINE  LEARNING', 'MachineLearning', ' Máchine\tlearning '])(
    'is the same as Machine Learning: %j',
    (name) => expect(foldName(name)).toBe(foldName('Machine Learning')),
  );

  it.each([
    ['C', 'C++'],
    ['C', 'C#'],
    ['Java', 'JavaScript'],
    ['हिन्दी', 'हन्द'],
  ])('is another: %s and %s', (one, other) => expect(foldName(one)).not.toBe(foldName(other)));
});
