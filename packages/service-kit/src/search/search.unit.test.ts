import { searchTermsOf, queryTermsOf } from './search';

describe('search terms', () => {
  const found = (typed: string, ...text: string[]) => {
    const terms = searchTermsOf(...text);
    return queryTermsOf(typed).every((term) => terms.includes(term));
  };

  it('finds the beginnings of words, all of what is typed, in any order', () => {
    expect(found('hack', 'Spring Hackathon', 'Coding Club')).toBe(true);
    expect(found('club spri', 'Spring Hackathon', 'Coding Club')).toBe(true);
    expect(found('thon', 'Spring Hackathon')).toBe(false);
    expect(found('hack music', 'Spring Hackathon')).toBe(false);
  });

  it('does not mind case or accents', () => {
    expect(found('CAFE', 'Café évening')).toBe(true);
    expect(found('évening', 'cafe EVENING')).toBe(true);
    expect(found('हिन्दी', 'हिन्दी दिवस')).toBe(true);
    expect(found('हन', 'हिन्दी दिवस')).toBe(false);
  });

  it('takes signs as part of a name or passes over them', () => {
    expect(found('c++', 'Over (C++ talk)')).toBe(true);
    expect(found('c++', 'C# talk')).toBe(false);
    expect(found('.* (spring', 'Spring Hackathon')).toBe(true);
    expect(found('.*', 'Spring Hackathon')).toBe(false);
    expect(queryTermsOf('  ')).toEqual([]);
  });

  it('finds a very long word by what it begins with', () => {
    expect(found('internationalisation', 'Internationalisation day')).toBe(true);
    expect(searchTermsOf('a'.repeat(300))).toHaveLength(15);
  });

  it('asks for the longest word first, which the fewest have', () => {
    expect(queryTermsOf('a hackathon of clubs')).toEqual(['hackathon', 'clubs', 'of', 'a']);
  });
});
