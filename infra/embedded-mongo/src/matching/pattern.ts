import { BSONRegExp } from 'bson';
import { badValue, MongoError, unsupported } from '../errors';

/** The pattern and options of a regular expression, or of a text that stands for one. */
export function patternOf(value: unknown): { pattern: string; options: string } {
  if (value instanceof BSONRegExp) return value;
  if (typeof value !== 'string') throw badValue('$regex has to be a string');
  return { pattern: value, options: '' };
}

/** The parts of a pattern: escapes, classes, repetitions, characters. */
const token = /\\[^]|\[\^?\]?(?:\\[^]|\[:\w+:\]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[^]/g;
const spaces = ' \\t-\\r';
const widerSpaces = '\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** What means something else in JavaScript: lines end at \n only, and spaces are ASCII. */
const meanings: Record<string, string> = {
  '.': '[^\\n]',
  $: '(?=\\n?$)',
  '\\A': '^',
  '\\z': '$',
  '\\Z': '(?=\\n?$)',
  '\\s': `[${spaces}]`,
  '\\S': `[^${spaces}]`,
  '{': '\\{',
  '}': '\\}',
  ']': '\\]',
};
const inLines = { '^': '(?:^|(?<=\\n)(?!$))', $: '(?![^\\n])' };
const inClass: Record<string, string> = { '\\s': spaces, '\\S': `\\S${widerSpaces}`, '\\-': '\\-' };

/** A JavaScript expression for a pattern of MongoDB's with the options i, m, s and u; what JavaScript does not know is refused. */
export function compilePattern(given: string, options: string): RegExp {
  const [head = '', inline = ''] = /^\(\?([ims]+)\)/.exec(given) ?? [];
  const flags = options + inline;
  const unknown = /[^imsux]/.exec(flags);
  if (unknown) throw new MongoError(51108, `invalid flag in regex options: ${unknown[0]}`);
  if (flags.includes('x')) throw unsupported('the regex option x');
  const here: Partial<Record<string, string>> = {
    ...meanings,
    ...(flags.includes('m') && inLines),
    ...(flags.includes('s') && { '.': '[^]' }),
  };
  const parts = given.slice(head.length).match(token) ?? [];
  try {
    if (parts.some((part) => part.includes('\\u') || part.includes('[:'))) throw new SyntaxError();
    const source = parts.map((part) => here[part] ?? (part.startsWith('[') ? classOf(part) : escaped(part)));
    return new RegExp(source.join(''), flags.includes('i') ? 'iu' : 'u');
  } catch {
    throw new MongoError(51091, `Regular expression is invalid or not supported: ${given}`);
  }
}

/** An escape of a character that needs none is the character. */
function escaped(part: string): string {
  return /^\\[^0-9A-Za-z^$\\.*+?()[\]{}|/]/.test(part) ? part.slice(1) : part;
}

function classOf(part: string): string {
  return part.replace(/^\[(\^?)\]/, '[$1\\]').replace(/\\[^]/g, (each) => inClass[each] ?? escaped(each));
}
