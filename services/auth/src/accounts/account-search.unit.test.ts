import { nameKeyOf, prefixPatternsOf, searchWordsOf } from './account-search.domain';

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
