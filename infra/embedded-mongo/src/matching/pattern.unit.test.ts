import { compilePattern } from './pattern';

describe('a pattern', () => {
  it.each<[string, string, string, string, boolean]>([
    ['ends before the last end of line', 'c$', '', 'abc\n', true],
    ['ends only at the end with \\z', 'c\\z', '', 'abc\n', false],
    ['knows lines with m', '^d', 'm', 'abc\ndef', true],
    ['begins no line behind the last end of line', '^$', 'm', 'abc\n', false],
    ['takes only \\n for the end of a line', 'a.b', '', 'a\rb', true],
    ['takes a dot for \\n only with s', 'a.b', '', 'a\nb', false],
    ['takes a dot for every character with s', 'a.b', 's', 'a\nb', true],
    ['has ASCII spaces only', '^\\s$', '', '\u00a0', false],
    ['has ASCII spaces only in a class', '^[\\s]$', '', '\u00a0', false],
    ['takes other spaces for no spaces', '^[\\S]$', '', '\u00a0', true],
    ['takes everything for a space or none', '^[\\s\\S]$', '', '\u00a0', true],
    ['ignores case beyond ASCII', '^é$', 'i', 'É', true],
    ['takes options at its beginning', '(?i)abc', '', 'ABC', true],
    ['may escape what needs no escape', 'a\\-b\\_\\"', '', 'a-b_"', true],
    ['may have brackets that mean themselves', 'x]y}{', '', 'x]y}{', true],
    ['may have a bracket first in a class', '^[]x]+$', '', ']x', true],
    ['counts characters, not their halves', '^.$', '', '\u{1f600}', true],
  ])('%s', (_, pattern, options, text, expected) => {
    expect(compilePattern(pattern, options).test(text)).toBe(expected);
  });

  it.each(['a++', '(?>a)', '\\Qa\\E', '\\h', '[[:alpha:]]', '\\u0041', '(', '(?#c)a'])('refuses %s', (pattern) => {
    expect(() => compilePattern(pattern, '')).toThrow(expect.objectContaining({ code: 51091 }));
  });
});
