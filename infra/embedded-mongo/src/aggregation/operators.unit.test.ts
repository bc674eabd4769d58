import { Decimal128, Double, Long, ObjectId } from 'bson';
import type { Doc } from '../bson/values';
import { compileExpression } from './expression';

const root: Doc = { n: null, list: [1, 2, 'x', null], day: new Date('2024-02-29T10:11:12.345Z'), o: { x: 1 } };
const value = (expression: unknown) => compileExpression(expression)({ root, variables: {} });
const refused = (code: number) => expect.objectContaining({ code });
const long = (text: string) => Long.fromString(text);

describe('kinds of numbers', () => {
  it.each<[string, unknown, unknown]>([
    ['an int that overflows becomes a long', { $add: [2_147_483_647, 1] }, long('2147483648')],
    ['a long that overflows becomes a double', { $multiply: [long('9223372036854775807'), 2] }, new Double(2 ** 64)],
    ['a remainder of longs is exact', { $mod: [long('9223372036854775807'), 10] }, long('7')],
    ['a remainder has the sign of what is divided', { $mod: [-7, 3] }, -1],
    ['a quotient is a double', { $divide: [6, 2] }, new Double(3)],
    ['a mean is a double', { $avg: [[1, 3]] }, new Double(2)],
    ['half rounds to the even one', { $round: -1.5 }, new Double(-2)],
    ['the absolute of the least int is a long', { $abs: -2_147_483_648 }, long('2147483648')],
    ['the difference of dates is a long', { $subtract: ['$day', '$day'] }, long('0')],
    ['a sum passes over what is no number', { $sum: '$list' }, 3],
    ['the least passes over null', { $min: '$list' }, 1],
    ['a text gives a long as it is', { $toLong: '9223372036854775807' }, long('9223372036854775807')],
    ['a double is cut to an int', { $toInt: -1.9 }, -1],
  ])('%s', (_, expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['arithmetic of decimals', { $add: [Decimal128.fromString('1'), 1] }, 115],
    ['rounding to a place', { $round: [1.25, 1] }, 115],
    ['a part of a millisecond', { $add: ['$day', 1.5] }, 115],
    ['the text of a double of many digits', { $toString: 1 / 3 }, 115],
    ['division by zero', { $divide: [1, 0] }, 2],
    ['a remainder of zero', { $mod: [1, 0] }, 16610],
    ['two dates in a sum', { $add: ['$day', '$day'] }, 16612],
    ['numbers of texts', { $multiply: ['x', 2] }, 14],
    ['an int out of a great number', { $toInt: 2 ** 31 }, 241],
    ['a number out of a text with spaces', { $toInt: ' 1' }, 241],
  ])('refuse %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});

describe('null and what is missing', () => {
  it.each<[string, unknown, unknown]>([
    ['null is more than missing', { $cmp: [null, '$missing'] }, 1],
    ['arithmetic of null is null', { $subtract: ['$n', 1] }, null],
    ['a text of null is empty', { $toLower: '$missing' }, ''],
    ['a list of null is null', { $concatArrays: ['$list', '$n'] }, null],
    ['null is found in a list', { $in: [null, '$list'] }, true],
    ['a place behind the end is missing', { $type: { $arrayElemAt: ['$list', 9] } }, 'missing'],
    ['a map gives null for what is missing', { $map: { input: [1], in: '$missing' } }, [null]],
    ['a document leaves out what is missing', { $mergeObjects: ['$o', null, { y: '$missing' }] }, { x: 1 }],
    ['the last of $ifNull counts', { $ifNull: ['$n', '$missing', null] }, null],
    ['a pattern does not match null', { $regexMatch: { input: '$n', regex: 'x' } }, false],
  ])('%s', (_, expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['the size of null', { $size: '$n' }, 14],
    ['the length of null', { $strLenCP: '$n' }, 14],
    ['membership in null', { $in: [1, '$n'] }, 14],
    ['a set of what is no list, though null follows', { $setUnion: [1, null] }, 14],
  ])('refuse %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});

describe('lists, documents and texts', () => {
  it.each<[unknown, unknown]>([
    [{ $slice: ['$list', -3, 2] }, [2, 'x']],
    [{ $range: [5, 0, -2] }, [5, 3, 1]],
    [{ $reverseArray: [[1, 2]] }, [2, 1]],
    [{ $indexOfArray: ['$list', new Double(2)] }, 1],
    [{ $setDifference: [[3, 1, 1, 2], [2]] }, [3, 1]],
    [
      {
        $setIntersection: [
          [3, 1, 2],
          [2, 3],
        ],
      },
      [2, 3],
    ],
    [
      {
        $setIsSubset: [
          [1, 1],
          [1, 2],
        ],
      },
      true,
    ],
    [
      {
        $arrayToObject: [
          [
            ['a', 1],
            ['b', 2],
          ],
        ],
      },
      { a: 1, b: 2 },
    ],
    [{ $arrayToObject: [[{ v: 1, k: 'a' }]] }, { a: 1 }],
    [{ $objectToArray: '$o' }, [{ k: 'x', v: 1 }]],
    [{ $split: ['a,,b', ','] }, ['a', '', 'b']],
    [{ $trim: { input: '\u00a0 a b\n' } }, 'a b'],
    [{ $trim: { input: 'xyaxyx', chars: 'yx' } }, 'a'],
    [{ $substrCP: ['a𝒳bc', 1, 2] }, '𝒳b'],
    [{ $toUpper: 'straße é' }, 'STRAßE é'],
    [{ $concat: ['a', { $toString: new ObjectId('65a000000000000000000001') }] }, 'a65a000000000000000000001'],
    [{ $toDate: '2024-02-29T10:00:00+05:30' }, new Date('2024-02-29T04:30:00Z')],
    [{ $toBool: [[]] }, true],
  ])('%j', (expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['pairs of two forms', { $arrayToObject: [[['a', 1], { k: 'b', v: 1 }]] }, 40397],
    ['a day that no month has', { $toDate: '2024-02-30' }, 241],
    ['a $switch that nothing fits', { $switch: { branches: [JSON.parse('{ "case": false, "then": 1 }')] } }, 40066],
    ['a variable in capitals', { $let: { vars: { V: 1 }, in: '$$V' } }, 16867],
    ['a variable of another scope', { $map: { input: [1], as: 'x', in: '$$this' } }, 17276],
    ['too many arguments', { $abs: [1, 2, 3] }, 16020],
    ['an argument that it does not know', { $filter: { input: [], cond: true, limit: 1 } }, 115],
    ['an expression that it does not know', { $pow: [1, 2] }, 168],
    ['$convert', { $convert: { input: 1, to: 'int' } }, 168],
  ])('refuse %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});

describe('dates in a time zone', () => {
  const kolkata = { timezone: 'Asia/Kolkata' };
  const newYork = { timezone: 'America/New_York' };
  it.each<[string, unknown, unknown]>([
    ['a part of a date', { $hour: { date: '$day', ...kolkata } }, 15],
    ['a part in a zone that is missing', { $hour: { date: '$day', timezone: '$missing' } }, null],
    ['Sunday is the first day', { $dayOfWeek: new Date('2024-03-03T00:00:00Z') }, 1],
    [
      'a text',
      { $dateToString: { date: '$day', format: '%d.%m.%Y %H:%M %z %j %u', ...kolkata } },
      '29.02.2024 15:41 +0530 060 4',
    ],
    ['the text without a format', { $dateToString: { date: '$day' } }, '2024-02-29T10:11:12.345Z'],
    [
      'a day is added by the clock',
      { $dateAdd: { startDate: new Date('2024-03-09T12:00:00Z'), unit: 'day', amount: 1, ...newYork } },
      new Date('2024-03-10T11:00:00Z'),
    ],
    [
      'an hour is added by time',
      { $dateAdd: { startDate: new Date('2024-03-10T06:30:00Z'), unit: 'hour', amount: 1, ...newYork } },
      new Date('2024-03-10T07:30:00Z'),
    ],
    [
      'a month ends with its last day',
      { $dateSubtract: { startDate: new Date('2024-03-31T00:00:00Z'), unit: 'month', amount: 1 } },
      new Date('2024-02-29T00:00:00Z'),
    ],
    [
      'hours begin by the clock',
      {
        $dateDiff: {
          startDate: new Date('2024-01-01T00:10:00Z'),
          endDate: new Date('2024-01-01T00:40:00Z'),
          unit: 'hour',
          ...kolkata,
        },
      },
      Long.fromNumber(1),
    ],
    [
      'weeks begin on Sunday',
      {
        $dateDiff: {
          startDate: new Date('2024-03-02T00:00:00Z'),
          endDate: new Date('2024-03-03T00:00:00Z'),
          unit: 'week',
        },
      },
      Long.fromNumber(1),
    ],
    [
      'the beginning of a quarter',
      { $dateTrunc: { date: new Date('2024-06-30T20:00:00Z'), unit: 'quarter', ...kolkata } },
      new Date('2024-06-30T18:30:00Z'),
    ],
    ['the beginning of a week', { $dateTrunc: { date: '$day', unit: 'week' } }, new Date('2024-02-25T00:00:00Z')],
    [
      'the beginning of an hour',
      { $dateTrunc: { date: '$day', unit: 'hour', ...kolkata } },
      new Date('2024-02-29T09:30:00Z'),
    ],
  ])('%s', (_, expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['a zone that is not there', { $hour: { date: '$day', timezone: 'Asia/Atlantis' } }, 40485],
    ['a format character that is not there', { $dateToString: { date: '$day', format: '%q' } }, 18536],
    ['a format character that this store does not have', { $dateToString: { date: '$day', format: '%V' } }, 115],
    ['a zone without a format', { $dateToString: { date: '$day', ...kolkata } }, 115],
    ['bins', { $dateTrunc: { date: '$day', unit: 'day', binSize: 2 } }, 115],
    ['half a day', { $dateAdd: { startDate: '$day', unit: 'day', amount: 0.5 } }, 14],
    ['an unknown unit', { $dateAdd: { startDate: '$day', unit: 'days', amount: 1 } }, 9],
  ])('refuse %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});
