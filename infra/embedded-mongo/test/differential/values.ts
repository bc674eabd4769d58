import fc, { type Arbitrary } from 'fast-check';
import { Binary, BSONRegExp, Decimal128, Double, Long, ObjectId, type Document } from 'mongodb';

/** Few names, so that queries and updates often match documents. */
export const fieldNames = ['a', 'b', 'c'] as const;

export const paths = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'c') },
  { weight: 3, arbitrary: fc.constantFrom('a.b', 'a.c', 'b.a', 'b.c', 'c.a') },
  { weight: 1, arbitrary: fc.constantFrom('a.0', 'b.1', 'a.b.c', 'b.1.a', 'a.0.b', 'c.0.0') },
);

/** Paths without indexes: an index would become a field name where there is no array. */
export const namedPaths = fc.constantFrom('a', 'b', 'c', 'a.b', 'a.c', 'b.a', 'c.a');

/** Numbers for arithmetic, which does not support decimals. */
export const plainNumbers = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -2, max: 4 }) },
  { weight: 2, arbitrary: fc.integer({ min: -2, max: 4 }).map((n) => new Double(n)) },
  { weight: 2, arbitrary: fc.integer({ min: -2, max: 4 }).map((n) => Long.fromNumber(n)) },
  { weight: 2, arbitrary: fc.constantFrom(0.5, 1.5, -2.5).map((n) => new Double(n)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(-0, Number.NaN, Infinity, -Infinity, 2 ** 53, 1e300).map((n) => new Double(n)),
  },
  { weight: 1, arbitrary: fc.constantFrom(2_147_483_647, -2_147_483_648) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('9007199254740993', '9223372036854775807', '-9223372036854775808')
      .map((text) => Long.fromString(text)),
  },
);

const decimals = fc
  .constantFrom('0', '1', '1.50', '2.0', '-2.5', '9007199254740993', '1E+400', 'NaN', 'Infinity')
  .map((text) => Decimal128.fromString(text));

export const texts = fc.constantFrom('', 'a', 'b', 'ab', 'B', 'ba', 'é', '𝒳', '𝒳y', '\uff5e', 'a b');

export const dates = fc
  .constantFrom(-86_400_000, 1_000_000_000_000, 951_782_400_500, 1_700_000_000_000, 1_711_852_200_000)
  .map((ms) => new Date(ms));

const objectIds = fc
  .constantFrom('65a000000000000000000001', '65a000000000000000000002')
  .map((hex) => new ObjectId(hex));

const binaries = fc
  .tuple(fc.constantFrom('', 'AQ==', 'AQI=', 'Ag=='), fc.constantFrom(0, 5))
  .map(([base64, subtype]) => new Binary(Buffer.from(base64, 'base64'), subtype));

/** Values other than arrays and documents, without regular expressions, which would be conditions in a filter. */
export const scalars: Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: plainNumbers },
  { weight: 6, arbitrary: texts },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.boolean() },
  { weight: 2, arbitrary: dates },
  { weight: 1, arbitrary: decimals },
  { weight: 1, arbitrary: objectIds },
  { weight: 1, arbitrary: binaries },
);

const patterns = fc
  .tuple(fc.constantFrom('a', '^b'), fc.constantFrom('', 'i'))
  .map(([pattern, options]) => new BSONRegExp(pattern, options));

/** Any value, with arrays and documents nested up to `depth`. */
export function values(depth: number): Arbitrary<unknown> {
  const stored = fc.oneof({ weight: 30, arbitrary: scalars }, { weight: 1, arbitrary: patterns });
  if (depth === 0) return stored;
  return fc.oneof(
    { weight: 6, arbitrary: stored },
    { weight: 2, arbitrary: fc.array(values(depth - 1), { maxLength: 3 }) },
    { weight: 2, arbitrary: subdocuments(depth - 1) },
    { weight: 1, arbitrary: fc.array(subdocuments(depth - 1), { minLength: 1, maxLength: 3 }) },
  );
}

/** Documents with some of the fields, in any order. */
export function subdocuments(depth: number): Arbitrary<Document> {
  return fc
    .shuffledSubarray([...fieldNames])
    .chain((names) => fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), values(depth)))))
    .map((entries): Document => Object.fromEntries(entries));
}

/** The same value with an element in each empty array. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [1] : value.map(filled);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each)]));
}

/** Documents with _id 0, 1, 2 ...; two of three collections have no empty arrays. */
export const collections = (size: number): Arbitrary<Document[]> =>
  fc
    .tuple(fc.array(subdocuments(2), { minLength: size, maxLength: size }), fc.integer({ min: 0, max: 2 }))
    .map(([documents, chance]) =>
      documents.map((document, _id) => ({ _id, ...((chance === 0 ? document : filled(document)) as Document) })),
    );
