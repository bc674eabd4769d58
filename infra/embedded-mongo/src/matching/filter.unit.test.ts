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
    ['a place of which only an element of a document has the field', { a: [1, { b: 1 }] }, { 'a.0.b': 1 }, false],
    ['an empty array and null', { a: [] }, { a: null }, false],
    ['an array inside of an array', { a: [[1]] }, { a: 1 }, false],
    ['the same long as a decimal', { a: Long.MAX_VALUE }, { a: Decimal128.fromString('9223372036854775807') }, true],
    ['a long that as a double would be the same', { a: Long.MAX_VALUE }, { a: Long.MAX_VALUE.subtract(1) }, false],
    ['a regular expression kept as a value', { a: new BSONRegExp('^b') }, { a: new BSONRegExp('^b') }, true],
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
    ['$regex with options', { a: 'ABC' }, { a: { $regex: '^ab', $options: 'i' } }, true],
    ['$not turns a test round, also for missing fields', {}, { a: { $not: { $gt: 1 } } }, true],
    ['$not of a pattern', { a: 'b' }, { a: { $not: new BSONRegExp('^b') } }, false],
    ['$in with null leaves out an empty array', { a: [] }, { a: { $in: [null] } }, false],
    ['$nin takes a missing field for null', {}, { a: { $nin: [null] } }, false],
    ['$elemMatch with an operator for each element', { a: [[1, 2], 3] }, { a: { $elemMatch: { $size: 2 } } }, true],
    ['$elemMatch leaves arrays in the array whole', { a: [[7]] }, { a: { $elemMatch: { $gt: 5 } } }, false],
    ['$elemMatch reads arrays as documents', { a: [[5]] }, { a: { $elemMatch: { 0: 5 } } }, true],
    ['$all with $elemMatch', { a: [{ x: 1 }, { x: 2 }] }, { a: { $all: [{ $elemMatch: { x: 2 } }] } }, true],
    ['$all of nothing', { a: [] }, { a: { $all: [] } }, false],
    ['$type by number', { a: null }, { a: { $type: 10 } }, true],
    ['$type of several', { a: [1.5] }, { a: { $type: ['string', 'double'] } }, true],
    ['$gt with a document', { a: { b: 2 } }, { a: { $gt: { b: 1 } } }, true],
    ['$options before $regex', { a: 'ABC' }, { a: { $options: 'i', $regex: '^ab' } }, true],
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
    ['a pattern where values are compared', { a: { $gt: new BSONRegExp('x') } }, 2],
    ['a $size below zero', { a: { $size: -1 } }, 2],
    ['operators inside of $in', { a: { $in: [{ $gt: 1 }] } }, 2],
    ['$all with $elemMatch and values', { a: { $all: [{ $elemMatch: { b: 1 } }, 1] } }, 2],
    ['$options without $regex', { a: { $options: 'i' } }, 2],
    ['options given twice', { a: { $regex: new BSONRegExp('a', 'i'), $options: 'm' } }, 51075],
    ['the option x', { a: { $regex: 'a b', $options: 'x' } }, 115],
    ['no type', { a: { $type: [] } }, 9],
    ['a name that is no operator', { a: { $gt: 1, constructor: 1 } }, 2],
    ['an unknown expression', { $expr: { $colour: 1 } }, 168],
  ])('refuse %s', (_, filter, code) => {
    expect(() => compileFilter(filter)).toThrow(expect.objectContaining({ code }));
  });
});
