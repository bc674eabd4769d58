import { BSONRegExp, Decimal128, Double, Long, ObjectId } from 'bson';
import type { Doc } from '../bson/values';
import { compileFilter } from './filter';

const matches = (doc: Doc, filter: Doc) => compileFilter(filter)(doc);

describe('equality', () => {
  it.each<[string, Doc, Doc, boolean]>([
    ['a number of any kind', { a: 10.5 }, { a: Decimal128.fromString('10.50') }, true],
    ['a long against an int', { a: Long.fromNumber(3) }, { a: 3 }, true],
    ['null and a missing field', {}, { a: null }, true],
    ['null and a field that is there', { a: 0 }, { a: null }, false],
    ['an element of an array', { a: [1, 2] }, { a: 2 }, true],
    ['a whole array', { a: [1, 2] }, { a: [1, 2] }, true],
    ['an array in another order', { a: [2, 1] }, { a: [1, 2] }, false],
    ['a document with its order of fields', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, false],
    ['a path through an array', { a: [{ b: 1 }, { b: 2 }] }, { 'a.b': 2 }, true],
    ['a place in an array', { a: [{ b: 1 }, { b: 2 }] }, { 'a.1.b': 2 }, true],
    ['a place that holds an array', { a: [[1]] }, { 'a.0': 1 }, false],
    ['null where only some elements lack the field', { a: [{ b: 1 }, {}] }, { 'a.b': null }, true],
    ['null in an array of plain values', { a: [1, 2] }, { 'a.b': null }, false],
    ['an id', { a: new ObjectId('65a000000000000000000001') }, { a: new ObjectId('65a000000000000000000001') }, true],
    ['a name that objects inherit', {}, { constructor: { $exists: true } }, false],
  ])('of %s', (_, doc, filter, expected) => {
    expect(matches(doc, filter)).toBe(expected);
  });
});

describe('operators', () => {
  it.each<[string, Doc, Doc, boolean]>([
    ['$ne fails when any element is equal', { a: [1, 2] }, { a: { $ne: 2 } }, false],
    ['$gt compares only with its own type', { a: 'x' }, { a: { $gt: 1 } }, false],
    ['$gt takes longs and doubles as numbers', { a: Long.fromNumber(5) }, { a: { $gt: new Double(4.5) } }, true],
    ['$gte null means null or missing', {}, { a: { $gte: null } }, true],
    ['$lt is false for NaN', { a: Number.NaN }, { a: { $lt: 5 } }, false],
    ['a range may be met by two elements', { a: [0, 10] }, { a: { $gt: 5, $lt: 5 } }, true],
    ['$elemMatch needs one element for all', { a: [0, 10] }, { a: { $elemMatch: { $gt: 5, $lt: 5 } } }, false],
    ['$elemMatch looks into documents', { a: [{ x: 1, y: 2 }] }, { a: { $elemMatch: { x: 1, y: { $gt: 1 } } } }, true],
    ['$in finds any', { a: 'b' }, { a: { $in: ['a', new BSONRegExp('^b')] } }, true],
    ['$in with null finds missing', {}, { a: { $in: [null] } }, true],
    ['$nin with a value of an array', { a: [1] }, { a: { $nin: [1] } }, false],
    ['$exists false', { a: null }, { a: { $exists: false } }, false],
    ['$type looks at elements', { a: ['x'] }, { a: { $type: 'string' } }, true],
    ['$type number', { a: Long.fromNumber(1) }, { a: { $type: 'number' } }, true],
    ['$type double is not int', { a: 1 }, { a: { $type: 'double' } }, false],
    ['$all finds each', { a: [1, 2, 3] }, { a: { $all: [3, 1] } }, true],
    ['$size', { a: [1, 2] }, { a: { $size: 2 } }, true],
    ['$mod', { a: 7 }, { a: { $mod: [4, 3] } }, true],
    ['$regex with options', { a: 'ABC' }, { a: { $regex: '^ab', $options: 'i' } }, true],
    ['$not turns a test round, also for missing fields', {}, { a: { $not: { $gt: 1 } } }, true],
    ['$nor', { a: 1 }, { $nor: [{ a: 2 }, { b: 1 }] }, true],
    ['$expr compares fields', { a: 2, b: 1 }, { $expr: { $gt: ['$a', '$b'] } }, true],
  ])('%s', (_, doc, filter, expected) => {
    expect(matches(doc, filter)).toBe(expected);
  });

  it.each<[string, Doc, number]>([
    ['an unknown operator', { a: { $near: 1 } }, 2],
    ['an unknown operator at the top', { $where: 'true' }, 2],
    ['an empty $or', { $or: [] }, 2],
    ['an $in without a list', { a: { $in: 1 } }, 2],
    ['an unknown type', { a: { $type: 'colour' } }, 2],
    ['an unknown option of a pattern', { a: { $regex: 'a', $options: 'q' } }, 51108],
    ['an unknown expression', { $expr: { $colour: 1 } }, 168],
  ])('refuse %s', (_, filter, code) => {
    expect(() => compileFilter(filter)).toThrow(expect.objectContaining({ code }));
  });
});
