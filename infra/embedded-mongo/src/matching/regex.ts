import { BSONRegExp } from 'bson';
import { badValue, MongoError, unsupported } from '../errors';

/** The pattern and options of a regular expression, or of a string in its place. */
export function regexSource(value: unknown): { pattern: string; options: string } {
  if (value instanceof BSONRegExp) return value;
  if (typeof value !== 'string') throw badValue('$regex has to be a string');
  return { pattern: value, options: '' };
}

/** The tokens of a pattern: escapes, character classes, repetitions and single characters. */
const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^]/g;
/** Tokens with another meaning in JavaScript. In PCRE only \n ends a line, \s is ASCII, and a lone bracket means itself. */
const TRANSLATIONS: Partial<Record<string, string>> = {
  '.': '[^\\n]',
  $: '(?=\\n?$)',
  '\\s': '[ \\t-\\r]',
  '\\S': '[^ \\t-\\r]',
  '{': '\\{',
  '}': '\\}',
  ']': '\\]',
};
/** Tokens with another meaning that are rare enough to be rejected. */
const UNSUPPORTED = /\\u|\[:|^\[\^?\]|^\[.*\\s/i;

/** Compiles a PCRE pattern with the options i, s and u; throws for what JavaScript cannot express. */
export function compileRegex(pattern: string, options: string): RegExp {
  const unknown = /[^imsux]/.exec(options);
  if (unknown) throw new MongoError(51108, `invalid flag in regex options: ${unknown[0]}`);
  if (/[mx]/.test(options)) throw unsupported(`one of the regex options ${options}`);
  const parts = pattern.match(TOKEN) ?? [];
  const source = parts.map((part) =>
    part === '.' && options.includes('s') ? '[^]' : (TRANSLATIONS[part] ?? withoutNeedlessEscapes(part)),
  );
  try {
    if (!parts.some((part) => UNSUPPORTED.test(part)))
      return new RegExp(source.join(''), options.includes('i') ? 'iu' : 'u');
  } catch {
    // JavaScript rejects the pattern: the same error as for unsupported tokens.
  }
  throw new MongoError(51091, `Regular expression is invalid or not supported: ${pattern}`);
}

/** Removes escapes that PCRE allows and JavaScript with the flag u rejects; in a character class `-` keeps its escape. */
function withoutNeedlessEscapes(part: string): string {
  return part.replace(/\\[^]/g, (each) =>
    /[0-9A-Za-z^$\\.*+?()[\]{}|/]/.test(each[1] ?? '') || (part !== each && each === '\\-') ? each : each.slice(1),
  );
}
