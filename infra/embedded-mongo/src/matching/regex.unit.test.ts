import { compileRegex } from './regex';

describe('a regular expression', () => {
  it.each<[string, string, string, string, boolean]>([
    ['ends before the last end of line', 'c$', '', 'abc\n', true],
    ['takes only \\n for the end of a line', 'a.b', '', 'a\rb', true],
    ['takes a dot for \\n only with s', 'a.b', '', 'a\nb', false],
    ['takes a dot for every character with s', 'a.b', 's', 'a\nb', true],
    ['has ASCII spaces only', '^\\s$', '', '\u00a0', false],
    ['ignores case beyond ASCII', '^é$', 'i', 'É', true],
    ['may escape what needs no escape', 'a\\-b\\_\\"', '', 'a-b_"', true],
    ['may escape in a class', '^[\\-\\_x]+$', '', '-_x', true],
    ['may have brackets that mean themselves', 'x]y}{', '', 'x]y}{', true],
    ['counts characters, not their halves', '^.$', '', '\u{1f600}', true],
  ])('%s', (_, pattern, options, text, expected) => {
    expect(compileRegex(pattern, options).test(text)).toBe(expected);
  });

  it.each([
    '(?i)a',
    'c\\z',
    '[]x]',
    '[^]x]',
    '[a\\s]',
    '[\\S]',
    'a++',
    '(?>a)',
    '\\Qa\\E',
    '\\h',
    '[[:alpha:]]',
    '\\u0041',
    '(',
    '(?#c)a',
  ])('refuses %s', (pattern) => {
    expect(() => compileRegex(pattern, '')).toThrow(expect.objectContaining({ code: 51091 }));
  });

  it.each(['m', 'x'])('refuses the option %s', (option) => {
    expect(() => compileRegex('a', option)).toThrow(expect.objectContaining({ code: 115 }));
  });
});
