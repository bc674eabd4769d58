import { compare } from '../bson/compare';
import { kindOf, toNumber } from '../bson/values';
import { MongoError } from '../errors';
import { compilePattern, patternOf } from '../matching/pattern';
import type { EagerOperator, NamedOperator } from './evaluation';
import { isNullish } from './operators-arithmetic';
import { textOf } from './operators-conversion';

function text(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new MongoError(16702, `${name} only supports strings, not ${kindOf(value)}`);
  return value;
}

/** Upper and lower case change plain letters only, as MongoDB has it. */
function recased(value: unknown, change: (text: string) => string): string {
  return isNullish(value) ? '' : textOf(value).replace(/[A-Za-z]+/g, change);
}

function concat(...values: unknown[]): unknown {
  if (values.some(isNullish)) return null;
  return values.map((value) => text('$concat', value)).join('');
}

function substring(value: unknown, start: unknown, length: unknown): string {
  const points = Array.from(isNullish(value) ? '' : textOf(value));
  const from = toNumber(start);
  const size = toNumber(length);
  if (from < 0) throw new MongoError(34453, '$substrCP: starting index must be non-negative');
  return points.slice(from, size < 0 ? undefined : from + size).join('');
}

function substringOfBytes(value: unknown, start: unknown, length: unknown): string {
  const bytes = Buffer.from(isNullish(value) ? '' : textOf(value));
  const from = toNumber(start);
  const to = toNumber(length) < 0 ? bytes.length : from + toNumber(length);
  const isInside = (at: number) => at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80;
  if (isInside(from) || isInside(to))
    throw new MongoError(28656, '$substrBytes: Invalid range, in the middle of a UTF-8 character.');
  return bytes.subarray(from, to).toString();
}

function split(value: unknown, by: unknown): unknown {
  if (isNullish(value) || isNullish(by)) return null;
  if (by === '') throw new MongoError(40087, '$split requires a non-empty separator');
  return text('$split', value).split(text('$split', by));
}

function indexOfPoint(value: unknown, part: unknown, start: unknown = 0, end?: unknown): unknown {
  if (isNullish(value)) return null;
  const points = Array.from(text('$indexOfCP', value)).slice(0, end === undefined ? undefined : toNumber(end));
  const from = toNumber(start);
  if (from > points.length) return -1;
  const at = points.slice(from).join('').indexOf(text('$indexOfCP', part));
  return at < 0 ? -1 : from + Array.from(points.slice(from).join('').slice(0, at)).length;
}

function trim(name: string, sides: { start: boolean; end: boolean }): NamedOperator {
  return {
    named: ['input'],
    optional: ['chars'],
    run: ({ input, chars }) => {
      if (isNullish(input) || chars === null) return null;
      const points = Array.from(text(name, input));
      const goes =
        chars === undefined
          ? (point: string) => /[\s\0]/.test(point)
          : (point: string) => Array.from(text(name, chars)).includes(point);
      let [from, to] = [0, points.length];
      while (sides.start && from < to && goes(points[from] ?? '')) from++;
      while (sides.end && to > from && goes(points[to - 1] ?? '')) to--;
      return points.slice(from, to).join('');
    },
  };
}

function replace(name: string, all: boolean): NamedOperator {
  return {
    named: ['input', 'find', 'replacement'],
    run: ({ input, find, replacement }) => {
      if ([input, find, replacement].some(isNullish)) return null;
      const [whole, part, other] = [text(name, input), text(name, find), text(name, replacement)];
      return all ? whole.replaceAll(part, () => other) : whole.replace(part, () => other);
    },
  };
}

function regexMatch({ input, regex, options }: Record<string, unknown>): boolean {
  if (isNullish(input) || isNullish(regex)) return false;
  const given = patternOf(regex);
  return compilePattern(given.pattern, typeof options === 'string' ? options : given.options).test(
    text('$regexMatch', input),
  );
}

/** Texts. */
export const textOperators: Record<string, EagerOperator | NamedOperator> = {
  $concat: { least: 0, most: Infinity, run: concat },
  $toLower: { least: 1, most: 1, run: (value) => recased(value, (letters) => letters.toLowerCase()) },
  $toUpper: { least: 1, most: 1, run: (value) => recased(value, (letters) => letters.toUpperCase()) },
  $substrCP: { least: 3, most: 3, run: substring },
  $substrBytes: { least: 3, most: 3, run: substringOfBytes },
  $substr: { least: 3, most: 3, run: substringOfBytes },
  $strLenCP: { least: 1, most: 1, run: (value) => Array.from(text('$strLenCP', value)).length },
  $strLenBytes: { least: 1, most: 1, run: (value) => Buffer.byteLength(text('$strLenBytes', value)) },
  $strcasecmp: {
    least: 2,
    most: 2,
    run: (left, right) =>
      Math.sign(
        compare(
          recased(left, (each) => each.toUpperCase()),
          recased(right, (each) => each.toUpperCase()),
        ),
      ),
  },
  $split: { least: 2, most: 2, run: split },
  $indexOfCP: { least: 2, most: 4, run: indexOfPoint },
  $trim: trim('$trim', { start: true, end: true }),
  $ltrim: trim('$ltrim', { start: true, end: false }),
  $rtrim: trim('$rtrim', { start: false, end: true }),
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
  $regexMatch: { named: ['input', 'regex'], optional: ['options'], run: regexMatch },
};
