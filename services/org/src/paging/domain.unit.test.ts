import { cursorOf, pageOf, startOf } from './domain';

const nameOf = (name: string) => name;

describe('pages of a list', () => {
  it('say where the next one starts when there is more', () => {
    const page = pageOf(['art', 'chess', 'dance'], 7, 2, nameOf);
    expect(page.items).toEqual(['art', 'chess']);
    expect(page.total).toBe(7);
    expect(startOf(page.nextCursor)).toBe('chess');
  });

  it('end without a cursor', () => {
    expect(pageOf(['art', 'chess'], 2, 2, nameOf)).toEqual({ items: ['art', 'chess'], total: 2 });
    expect(pageOf([], 0, 2, nameOf)).toEqual({ items: [], total: 0 });
  });

  it('start at the beginning without a cursor', () => {
    expect(startOf(undefined)).toBeUndefined();
  });

  it.each([
    '',
    'nonsense',
    Buffer.from('{"$gt":""}').toString('base64url'),
    Buffer.from('[{"$gt":""}]').toString('base64url'),
  ])('refuse a cursor nobody was given: %j', (cursor) => {
    expect(() => startOf(cursor)).toThrow('Please check the marked fields.');
  });

  it('carry any name in a cursor', () => {
    expect(startOf(cursorOf('ñandú "club" \\'))).toBe('ñandú "club" \\');
  });
});
