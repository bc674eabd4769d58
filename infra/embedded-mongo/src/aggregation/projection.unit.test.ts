import type { Doc } from '../bson/values';
import { compileFindProjection } from './projection';

const doc: Doc = {
  _id: 1,
  a: 1,
  list: [1, 2, 3, 4],
  rows: [{ k: 1, v: 1 }, { k: 2, v: 2 }, 5, { k: 2, v: 3 }],
  o: { p: 1, q: 2 },
};
const shown = (spec: Doc) => compileFindProjection(spec)(doc, {});

describe('a projection of find', () => {
  it.each<[string, Doc, Doc]>([
    ['keeps the order of the document', { o: 1, a: 1 }, { _id: 1, a: 1, o: { p: 1, q: 2 } }],
    ['adds computed fields at the end', { x: '$a', a: 1, _id: 0 }, { a: 1, x: 1 }],
    ['computes fields inside an existing document', { _id: 0, 'o.p': '$a', 'o.r': '$a' }, { o: { p: 1, r: 1 } }],
    ['replaces a scalar by a document when a field is computed below it', { _id: 0, 'a.b': '$o.q' }, { a: { b: 2 } }],
    ['applies to the documents of arrays', { _id: 0, 'rows.k': 1 }, { rows: [{ k: 1 }, { k: 2 }, { k: 2 }] }],
    ['sets a field to a literal string', { _id: 0, a: 'text' }, { a: 'text' }],
  ])('%s', (_, spec, expected) => {
    const made = shown(spec);
    expect(made).toEqual(expected);
    expect(Object.keys(made)).toEqual(Object.keys(expected));
  });

  it.each<[string, Doc, number]>([
    ['exclusion in an inclusion', { a: 1, o: 0 }, 31254],
    ['inclusion in an exclusion', { a: 0, o: 1 }, 31253],
    ['a computed field in an exclusion', { a: 0, x: '$a' }, 31252],
    ['a path and its parent', { o: 1, 'o.p': 1 }, 31249],
    ['an empty document', { o: {} }, 51270],
    ['a path that ends with a dot', { 'a.': 1 }, 40353],
    ['an empty name', { 'a..b': 1 }, 15998],
    ['a name with a dollar', { 'a.$b': 1 }, 16410],
    ['$slice', { list: { $slice: 1 } }, 115],
    ['$elemMatch', { rows: { $elemMatch: { k: 2 } } }, 115],
    ['a positional $', { 'rows.$': 1 }, 115],
    ['an unknown expression', { x: { $colour: 1 } }, 168],
  ])('refuses %s', (_, spec, code) => {
    expect(() => shown(spec)).toThrow(expect.objectContaining({ code }));
  });
});
