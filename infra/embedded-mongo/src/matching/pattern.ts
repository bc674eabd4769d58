import { BSONRegExp } from 'bson';
import { badValue, MongoError, unsupported } from '../errors';

/** The pattern and options of a regular expression, or of a text that stands for one. */
export function patternOf(value: unknown): { pattern: string; options: string } {
  if (value instanceof BSONRegExp) return value;
  if (typeof value !== 'string') throw badValue('$regex has to be a string');
  return { pattern: value, options: '' };
}

/** The parts of a pattern: escapes, classes, repetitions, characters. */
const token = /\\[^]|\[(?:\\[^]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^]/g;
/** What means something else in JavaScript: lines end at \n only, spaces are ASCII, lone brackets mean themselves. */
const meanings: Partial<Record<string, string>> = {
  '.': '[^\\n]',
  $: '(?=\\n?$)',
  '\\s': '[ \\t-\\r]',
  '\\S': '[^ \\t-\\r]',
  '{': '\\{',
  '}': '\\}',
  ']': '\\]',
};
/** What means something else too, and is not worth a translation. */
const refused = /\\u|\[:|^\[\^?\]|^\[.*\\s/i;

/** A JavaScript expression for a pattern of MongoDB's with the options i, s and u; what JavaScript does not know is refused. */
export function compilePattern(pattern: string, options: string): RegExp {
  const unknown = /[^imsux]/.exec(options);
  if (unknown) throw new MongoError(51108, `invalid flag in regex options: ${unknown[0]}`);
  if (/[mx]/.test(options)) throw unsupported(`one of the regex options ${options}`);
  const parts = pattern.match(token) ?? [];
  const source = parts.map((part) =>
    part === '.' && options.includes('s') ? '[^]' : (meanings[part] ?? escaped(part)),
  );
  try {
    if (!parts.some((part) => refused.test(part)))
      return new RegExp(source.join(''), options.includes('i') ? 'iu' : 'u');
  } catch {
    // As what is refused.
  }
  throw new MongoError(51091, `Regular expression is invalid or not supported: ${pattern}`);
}

/** An escape of a character that needs none is the character; in a class `-` needs one. */
function escaped(part: string): string {
  return part.replace(/\\[^]/g, (each) =>
    /[0-9A-Za-z^$\\.*+?()[\]{}|/]/.test(each[1] ?? '') || (part !== each && each === '\\-') ? each : each.slice(1),
  );
}
