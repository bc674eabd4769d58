import { cursorOf, momentOf, pageOf } from './domain';

const first = { at: new Date('2026-11-20T10:00:00.123Z'), id: 'aaaaaaaaaaaaaaaaaaaaaaaa' };
const second = { at: new Date('2026-11-20T09:00:00Z'), id: 'bbbbbbbbbbbbbbbbbbbbbbbb' };
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('pages of the feed', () => {
  it('say where the next one starts when there is more', () => {
    const page = pageOf([first, second], 9, 1, (entry) => entry);
    expect(page.items).toEqual([first]);
    expect(momentOf(page.nextCursor)).toEqual(first);
  });

  it('end without a cursor', () => {
    expect(pageOf([first], 1, 1, (entry) => entry)).toEqual({ items: [first], total: 1 });
  });

  it('carry the moment to the millisecond', () => {
    expect(momentOf(cursorOf(first))).toEqual(first);
    expect(momentOf(undefined)).toBeUndefined();
  });

  it.each([
    '',
    'nonsense',
    encoded([1]),
    encoded([{ $gt: 0 }, first.id]),
    encoded([1e99, first.id]),
    encoded([1, 'id']),
  ])('refuse a cursor nobody was given: %j', (cursor) => {
    expect(() => momentOf(cursor)).toThrow('Please check the marked fields.');
  });
});
