import { Decimal128, Double, Long } from 'bson';
import type { Doc } from '../bson/values';
import { compileExpression } from './expression';

const root: Doc = { n: null, list: [1, 2, 'x', null], day: new Date('2024-02-29T10:11:12.345Z'), o: { x: 1 } };
const value = (expression: unknown) => compileExpression(expression)({ root, variables: {} });
const refused = (code: number) => expect.objectContaining({ code });
const long = (text: string) => Long.fromString(text);

describe('number types', () => {
  it.each<[string, unknown, unknown]>([
    ['an int that overflows becomes a long', { $add: [2_147_483_647, 1] }, long('2147483648')],
    ['a long that overflows becomes a double', { $multiply: [long('9223372036854775807'), 2] }, new Double(2 ** 64)],
    ['a quotient is a double', { $divide: [6, 2] }, new Double(3)],
    ['a mean is a double', { $avg: [[1, 3]] }, new Double(2)],
    ['a sum ignores what is not a number', { $sum: '$list' }, 3],
    ['the least value ignores null', { $min: '$list' }, 1],
  ])('%s', (_, expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['arithmetic of decimals', { $add: [Decimal128.fromString('1'), 1] }, 115],
    ['arithmetic of dates', { $add: ['$day', 1] }, 115],
    ['division by zero', { $divide: [1, 0] }, 2],
    ['the difference of dates', { $subtract: ['$day', '$day'] }, 115],
    ['arithmetic of strings', { $multiply: ['x', 2] }, 14],
  ])('reject %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});

describe('null and missing fields', () => {
  it.each<[string, unknown, unknown]>([
    ['null is more than missing', { $cmp: [null, '$missing'] }, 1],
    ['arithmetic of null is null', { $subtract: ['$n', 1] }, null],
    ['a list of null is null', { $concatArrays: ['$list', '$n'] }, null],
    ['null is found in a list', { $in: [null, '$list'] }, true],
    ['an element behind the end is missing', { $type: { $arrayElemAt: ['$list', 9] } }, 'missing'],
    ['a map of null is null', { $map: { input: '$n', in: '$$this' } }, null],
    ['a map returns null for a missing value', { $map: { input: [1], in: '$missing' } }, [null]],
    ['a document omits missing fields', { $mergeObjects: ['$o', null, { y: '$missing' }] }, { x: 1 }],
    ['$ifNull returns the last value when all are null', { $ifNull: ['$n', '$missing', null] }, null],
  ])('%s', (_, expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['the size of null', { $size: '$n' }, 14],
    ['membership in null', { $in: [1, '$n'] }, 14],
    ['the concatenation of a number, although null follows', { $concatArrays: [1, null] }, 14],
  ])('reject %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});

describe('arrays, documents and strings', () => {
  it.each<[unknown, unknown]>([
    [{ $slice: ['$list', -3, 2] }, [2, 'x']],
    [{ $indexOfArray: ['$list', new Double(2)] }, 1],
    [{ $concat: ['a', 'é'] }, 'aé'],
    [{ $cond: JSON.parse('{ "if": "$o", "then": 1, "else": 2 }') as Doc }, 1],
    [{ $and: [1, '$n', { $divide: [1, 0] }] }, false],
    [{ $or: [] }, false],
  ])('%j', (expression, expected) => {
    expect(value(expression)).toEqual(expected);
  });

  it.each<[string, unknown, number]>([
    ['a variable name with a capital', { $let: { vars: { V: 1 }, in: '$$V' } }, 16867],
    ['a variable of another scope', { $map: { input: [1], as: 'x', in: '$$this' } }, 17276],
    ['too many arguments', { $divide: [1, 2, 3] }, 16020],
    ['a condition without an else', { $cond: [1, 2] }, 16020],
    ['an unknown argument', { $filter: { input: [], cond: true, limit: 1 } }, 115],
    ['an unknown expression', { $pow: [1, 2] }, 168],
    ['$convert', { $convert: { input: 1, to: 'int' } }, 168],
  ])('reject %s', (_, expression, code) => {
    expect(() => value(expression)).toThrow(refused(code));
  });
});
