import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { add, multiply, subtract } from './arithmetic';
import { compare, equal } from './compare';
import { decode, decodeCommand, RawDoc } from './decode';
import { encode, encodeReply } from './encode';
import { encodeKey } from './key-encoding';
import type { Doc } from './values';

const decimal = (text: string) => Decimal128.fromString(text);
const keyOrder = (left: unknown, right: unknown) => {
  const [one, other] = [encodeKey(left), encodeKey(right)];
  return one === other ? 0 : one < other ? -1 : 1;
};

describe('the order of values', () => {
  it('compares the types first', () => {
    const inOrder = [
      new MinKey(),
      null,
      -1,
      'text',
      { a: 1 },
      [1],
      new Binary(Buffer.from('x')),
      new ObjectId(),
      false,
      true,
      new Date(0),
      new Timestamp({ t: 1, i: 1 }),
      new MaxKey(),
    ];
    for (const [n, each] of inOrder.entries()) {
      for (const later of inOrder.slice(n + 1))
        expect([compare(each, later) < 0, keyOrder(each, later)]).toEqual([true, -1]);
    }
  });

  it('compares numbers by value whatever their type', () => {
    for (const one of [2, new Double(2), Long.fromNumber(2), decimal('2'), decimal('2.00')]) {
      expect(equal(one, 2)).toBe(true);
      expect(encodeKey(one)).toBe(encodeKey(2));
    }
    expect(compare(decimal('10.5'), 10.4)).toBeGreaterThan(0);
    expect(compare(decimal('0.1'), 0.1)).toBeLessThan(0);
    expect(compare(Long.MAX_VALUE, Long.MAX_VALUE.subtract(1))).toBeGreaterThan(0);
    expect(compare(Long.fromString('9007199254740993'), 9007199254740992)).toBeGreaterThan(0);
    expect(compare(Number.NaN, Number.NEGATIVE_INFINITY)).toBeLessThan(0);
    expect(compare(Infinity, Infinity)).toBe(0);
    expect(compare(decimal('1E400'), Infinity)).toBeLessThan(0);
    expect(compare(decimal('1E400'), Number.MAX_VALUE)).toBeGreaterThan(0);
    expect(compare(decimal('1E-400'), 0)).toBeGreaterThan(0);
    expect(compare(decimal('-1E-400'), Number.MIN_VALUE)).toBeLessThan(0);
    expect(equal(decimal('9007199254740993'), Long.fromString('9007199254740993'))).toBe(true);
    expect(equal(decimal('-0'), 0)).toBe(true);
    expect(equal(0, -0)).toBe(true);
  });

  it('tells documents with another order of fields apart', () => {
    expect(equal({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    expect(equal({ a: 1, b: new Double(2) }, { a: Long.fromNumber(1), b: 2 })).toBe(true);
    expect(compare({ a: 1 }, { a: 1, b: 1 })).toBeLessThan(0);
  });

  it('sorts strings by their UTF-8 bytes, also with surrogate pairs', () => {
    expect(compare('\uffee', '\u{1f600}')).toBeLessThan(0);
    expect(keyOrder('\uffee', '\u{1f600}')).toBe(-1);
    expect(keyOrder('a', 'a\0')).toBe(-1);
    expect(keyOrder('a\0b', 'ab')).toBe(-1);
  });

  it('is the same for encoded keys', () => {
    const scalar = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', '\0', '\x01', '\x02') }),
      fc.boolean(),
      fc.constant(null),
      fc.date({ noInvalidDate: true }),
      fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
      fc
        .tuple(fc.integer(), fc.integer({ min: -30, max: 30 }))
        .map(([digits, exponent]) => decimal(`${digits}E${exponent}`)),
    );
    const value = fc.oneof(
      scalar,
      fc.array(scalar, { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), scalar),
    );
    fc.assert(
      fc.property(value, value, (left, right) => {
        const [one, other] = [encodeKey(left), encodeKey(right)];
        expect(Math.sign(compare(left, right))).toBe(keyOrder(left, right));
        expect(one !== other && other.startsWith(one)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

const nested = (depth: number): Doc => (depth === 0 ? {} : { a: nested(depth - 1) });

describe('encoded documents', () => {
  it('are decoded with all types unchanged', () => {
    const doc = {
      int: 1,
      double: new Double(1),
      big: 2 ** 40,
      half: 0.5,
      zero: -0,
      long: Long.fromNumber(1),
      decimal: decimal('1.50'),
      text: 'ä',
      list: [1, [2], { a: null }],
      id: new ObjectId(),
      when: new Date(5),
      yes: true,
      none: null,
      bytes: new Binary(Buffer.from('x'), 5),
      key: new MaxKey(),
    };
    const bytes = encode(doc);
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
    expect(Object.keys(decode(bytes))).toEqual(Object.keys(doc));
  });

  it.each<[string, Buffer, number]>([
    ['an unknown type', Buffer.from('0800000015610000', 'hex'), 22],
    ['a text without its end', Buffer.from('0e00000002610002000000616100', 'hex'), 22],
    ['a wrong length', Buffer.from('0900000010610001000000', 'hex'), 22],
    ['a reference of the old kind', encode({ a: { $ref: 'b.c', $id: 1 } }), 115],
    ['a field that the library takes for a type', encode({ a: 1, xbsontype: 'ObjectId' }), 115],
    ['a date that JavaScript has not', Buffer.from('1000000009610000000000000000' + '7f00', 'hex'), 115],
    ['too many documents inside of each other', encode(nested(250)), 15],
  ])('fail with an error for %s', (_, bytes, code) => {
    const given = Buffer.from(bytes.toString('latin1').replace('xbsontype', '_bsontype'), 'latin1');
    expect(() => decode(given)).toThrow(expect.objectContaining({ code }));
  });

  it('cannot be longer than in MongoDB', () => {
    const text = 'x'.repeat(9_000_000);
    expect(() => encode({ a: text, b: text })).toThrow(expect.objectContaining({ code: 10334 }));
  });

  it('are copied into replies unchanged', () => {
    const docs = [{ _id: 1, a: new Double(1) }, { _id: 2 }];
    const cursor = { id: Long.ZERO, ns: 'a.b' };
    for (const name of ['firstBatch', 'nextBatch']) {
      const raw = docs.map((doc) => new RawDoc(encode(doc)));
      expect(decode(encodeReply({ cursor: { [name]: raw, ...cursor }, ok: 1 }))).toEqual({
        cursor: { [name]: docs, ...cursor },
        ok: 1,
      });
    }
  });

  it('of an insert are not decoded', () => {
    const body = { insert: 'c', documents: [{ a: 1 }], comment: 'x' };
    expect(decodeCommand(encode(body))).toEqual({ ...body, documents: [new RawDoc(encode({ a: 1 }))] });
    const other = { find: 'c', filter: { documents: [{ a: 1 }] } };
    expect(decodeCommand(encode(other))).toEqual(other);
  });

  it('are rejected when they end too early', () => {
    const bytes = encode({ a: 'text', b: [1, 2, 3] });
    for (let size = 4; size < bytes.length; size++)
      expect(() => decode(bytes.subarray(0, size))).toThrow(/Invalid BSON/);
  });

  it('can have field names that every object inherits', () => {
    const bytes = encode(JSON.parse('{"__proto__":{"a":1},"constructor":2}') as Record<string, unknown>);
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
  });
});

describe('arithmetic', () => {
  it('returns the wider type, and widens instead of overflowing', () => {
    expect(add(1, 2)).toBe(3);
    expect(add(1, Long.fromNumber(2))).toEqual(Long.fromNumber(3));
    expect(add(2147483647, 1)).toEqual(Long.fromNumber(2147483648));
    expect(add(1, new Double(2))).toEqual(new Double(3));
    expect(add(-2147483647, -1)).toBe(-2147483648);
    expect(add(Long.MAX_VALUE, 1)).toEqual(new Double(2 ** 63));
    expect(multiply(0, -1)).toBe(0);
    expect(multiply(2147483647, 2)).toEqual(Long.fromNumber(4294967294));
    expect(multiply(Long.fromNumber(2 ** 52), 3)).toEqual(Long.fromNumber(3 * 2 ** 52));
    expect(subtract(Long.fromNumber(5), 7)).toEqual(Long.fromNumber(-2));
  });

  it('rejects decimals', () => {
    expect(() => add(decimal('0.1'), 1)).toThrow(expect.objectContaining({ code: 115 }));
  });
});
