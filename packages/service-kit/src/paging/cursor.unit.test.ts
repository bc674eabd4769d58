import { decodeCursor, encodeCursor } from './cursor';

const id = 'a'.repeat(24);

describe('a cursor', () => {
  it('is read back as it was written', () => {
    expect(decodeCursor(encodeCursor({ value: 7, id }), 'Number')).toEqual({ value: 7, id });
    expect(decodeCursor(encodeCursor({ value: 7, id }), 'Date')).toEqual({ value: new Date(7), id });
    expect(decodeCursor(encodeCursor({ value: 'a', id }), 'String')).toEqual({ value: 'a', id });
    expect(decodeCursor(undefined, 'Number')).toBeUndefined();
  });

  it.each([
    'x',
    '',
    'e30',
    Buffer.from('[{"$gt":""},"x"]').toString('base64url'),
    encodeCursor({ value: 'name', id }),
    encodeCursor({ value: 1e17, id }),
  ])('refuses %p as a bad request', (cursor) => {
    expect(() => decodeCursor(cursor, 'Date')).toThrow(expect.objectContaining({ code: 'REQUEST.INVALID' }));
  });
});
