import { nameKeyOf, prefixPatternsOf, searchWordsOf, wordsOf } from './account-search.domain';

const asha = { name: 'Asha Nair-Rao', username: 'asha.nair@example.edu', studentId: '12240010' };

/** Whether every typed word is the beginning of one of the person's words, as the store compares them. */
const finds = (q: string, person = asha) =>
  prefixPatternsOf(q).every((prefix) => searchWordsOf(person).some((word) => prefix.test(word)));

describe('a search for people', () => {
  it.each(['asha', 'ASH', 'nair asha', 'rao', 'nair-r', 'asha.nair@ex', '1224', '  asha  '])('finds by %j', (q) => {
    expect(finds(q)).toBe(true);
  });

  it.each(['sha', 'asha kumar', '.*', 'a.*a', '^asha', '(', '240010', 'example'])('does not find by %j', (q) => {
    expect(finds(q)).toBe(false);
  });

  it('finds names with and without accents, and in every script', () => {
    expect(finds('jose', { ...asha, name: 'José Álvarez' })).toBe(true);
    expect(finds('josé', { ...asha, name: 'Jose Alvarez' })).toBe(true);
    expect(finds('राज', { ...asha, name: 'राजेश कुमार' })).toBe(true);
  });

  it('sorts names without regard to case and accents', () => {
    expect([' Éva', 'adam', 'Eve'].map(nameKeyOf).toSorted()).toEqual(['adam', 'eva', 'eve']);
  });
});

describe('the words that are stored', () => {
  it('of a name are its parts between spaces, dots and hyphens, each once', () => {
    expect(wordsOf('Asha  Nair-Rao')).toEqual(['asha', 'nair-rao', 'nair', 'rao']);
    expect(wordsOf(' Dr. Asha, ')).toEqual(['dr.', 'asha,', 'dr', 'asha']);
    expect(wordsOf('Jose\u0301 7')).toEqual(['jose', '7']);
    expect(wordsOf('राजेश')).toEqual(['राजेश']);
    expect(wordsOf('')).toEqual([]);
  });

  it('of a person are also the whole address, its parts before the domain, and the student ID', () => {
    expect(searchWordsOf(asha)).toEqual(['asha', 'nair-rao', 'nair', 'rao', 'asha.nair@example.edu', '12240010']);
    const bela = { name: 'Bela', username: 'B.Kumar--3@Example.edu', studentId: null };
    expect(searchWordsOf(bela)).toEqual(['bela', 'b.kumar--3@example.edu', 'b', 'kumar', '3']);
  });

  it('keep Hangul composed', () => {
    expect(wordsOf('한국')).toEqual(['한국']);
  });
});

describe('the patterns of a search', () => {
  it('are the beginnings of words, each once', () => {
    expect(prefixPatternsOf(' Éva  eva a.b ').map(String)).toEqual(['/^eva/', '/^a\\.b/']);
    expect(prefixPatternsOf('  ')).toEqual([]);
  });
});
