import { foldName, sortKeyOf } from './fold-text';

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

describe('the order of names', () => {
  it('is that of their letters, whatever case, accents and signs they have, and Latin ones come first', () => {
    const names = ['Zoya', 'Éva', 'adam', '“Eve” Club', 'D’Souza', 'Ümit', 'Łukasz', 'dsa', 'राजेश', 'Ørsted'];
    const sorted = names.toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));
    expect(sorted).toEqual(['adam', 'dsa', 'D’Souza', 'Éva', '“Eve” Club', 'Łukasz', 'Ørsted', 'Ümit', 'Zoya', 'राजेश']);
    expect(sortKeyOf('  Éva,  C++ & c# -- 7th! ')).toBe('eva c++ c# 7th');
  });

  it('has a place for a name of signs only', () => expect(sortKeyOf('++')).toBe('++'));
});
