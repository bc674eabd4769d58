import { cursorOf, pageOf, positionOf } from './paging';

const id = 'a'.repeat(24);

describe('paging', () => {
  it('finds back the place that a cursor names', () => {
    expect(positionOf(cursorOf({ value: 7, id }), 'number')).toEqual({ value: 7, id });
    expect(positionOf(undefined, 'number')).toBeUndefined();
  });

  it.each([
    'x',
    '',
    'e30',
    Buffer.from('[{"$gt":""},"x"]').toString('base64url'),
    cursorOf({ value: 'name', id }),
    cursorOf({ value: 1e17, id }),
  ])('refuses the cursor %p as a bad request', (cursor) => {
    expect(() => positionOf(cursor, 'number')).toThrow(expect.objectContaining({ code: 'REQUEST.INVALID' }));
  });

  it('offers a next page only when there is one', () => {
    const at = (value: number) => ({ value, id });
    expect(pageOf([1, 2, 3], 3, 3, at)).toEqual({ items: [1, 2, 3], total: 3 });
    expect(pageOf([1, 2, 3], 9, 2, at)).toEqual({ items: [1, 2], total: 9, nextCursor: cursorOf({ value: 2, id }) });
  });
});
