import { matchesSearch, searchStartsOf, searchWordsOf } from './search-words';

const finds = (typed: string, ...texts: string[]) => matchesSearch(typed, ...texts);

describe('what is typed', () => {
  it.each([
    ['the beginnings of words, in any order', 'club spri', 'Spring Hackathon of the Coding Club'],
    ['other case and accents', 'JOSE alvarez', 'José Álvarez'],
    ['accents that the name does not have', 'évening', 'Cafe EVENING'],
    ['letters that are no accented ones', 'strasse lodz', 'Łódź Straße'],
    ['the part after an apostrophe', 'souza', "D'Souza"],
    ['the name without its apostrophe', 'dsouza', 'D’Souza'],
    ['a straight apostrophe for a curly one', "d'souza", 'D’Souza'],
    ['a curly apostrophe for a straight one', 'd’souza', "D'Souza"],
    ['an apostrophe that the name does not have', "women's", 'Womens Hostel'],
    ['a word without its apostrophe', 'womens hostel', "Women's Hostel"],
    ['two words written together', 'techfest', 'Tech Fest'],
    ['one word written as two', 'tech fest', 'Techfest 2026'],
    ['one word written as three', 'hack a thon', 'Hackathon'],
    ['a hyphen for a space', 'tech-fest', 'Tech Fest'],
    ['a space for a hyphen', 'e cell', 'E-Cell'],
    ['neither', 'ecell', 'E-Cell'],
    ['a number in a name', '101', 'L101'],
    ['a room without its hyphen', 'l101', 'L-101'],
    ['a code without its letters', '0042', 'SKL-0042'],
    ['signs that belong to a name', 'c++', 'Over (C++ talk)'],
    ['an address', 'asha.nair@example.edu', 'asha.nair@example.edu'],
    ['the beginning of an address', 'asha.nair@ex', 'asha.nair@example.edu'],
    ['the end of the name in an address', 'nair', 'asha.nair@example.edu'],
    ['other scripts', 'हिन्दी', 'हिन्दी दिवस'],
    ['full-width letters', 'ｔｅｃｈ', 'Tech Fest'],
    ['what nobody can see', 'te\u200Bch', 'Tech Fest'],
    ['the beginning of a very long word', 'internationalisation', 'Internationalisation day'],
    ['signs beside words', '.* (spring', 'Spring Hackathon'],
  ])('finds with %s', (_what, typed, text) => expect(finds(typed, text)).toBe(true));

  it.each([
    ['the middle of a word', 'thon', 'Spring Hackathon'],
    ['a word that is not there', 'hack music', 'Spring Hackathon'],
    ['words of which one is missing behind a long one', 'internationalisation fest', 'Internationalisation day'],
    ['words that another text continues', 'techfest', 'Tech', 'Fest'],
    ['the domain of an address', 'example', 'asha.nair@example.edu'],
    ['another sign', 'c++', 'C# talk'],
    ['part of a vowel', 'हन', 'हिन्दी दिवस'],
    ['signs only', '.*', 'Spring Hackathon'],
    ['nothing', '  ', 'Spring Hackathon'],
  ])('does not find by %s', (_what, typed, ...texts) => expect(finds(typed, ...texts)).toBe(false));

  it('begins with the longest word, which the fewest have, each once', () => {
    expect(searchWordsOf('a hackathon of clubs of').map(([word]) => word)).toEqual(['hackathon', 'clubs', 'of', 'a']);
    expect(searchWordsOf('  ')).toEqual([]);
  });
});

describe('what is looked through', () => {
  it('is each word and what follows it, up to fifteen letters', () => {
    expect(searchStartsOf("Women's Hostel", 'L-101')).toEqual(['womenshostel', 'hostel', 'l101', '101']);
    expect(searchStartsOf('a'.repeat(300))).toEqual(['a'.repeat(15)]);
    expect(searchStartsOf('')).toEqual([]);
  });
});
