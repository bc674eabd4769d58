import { searchableText, typedText } from './domain';

const finds = (typed: string, text: string) => new RegExp(typedText(typed)).test(searchableText(text));

describe('search', () => {
  it('finds a part of a text whatever its case', () => {
    expect(finds('HACK', 'Spring hackathon')).toBe(true);
  });

  it('takes what is typed as text, never as a pattern', () => {
    expect(finds('c++ (basics)', 'C++ (Basics)')).toBe(true);
    expect(finds('.*', 'Spring hackathon')).toBe(false);
    expect(finds('^s', 'Spring hackathon')).toBe(false);
  });
});
