import { decodeCursor, decodePartitionedCursor, encodeCursor, encodePartitionedCursor } from './cursor';

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

describe('the cursor of a list of two parts', () => {
  const cursor = { value: new Date(7), id, part: 1, begunAt: new Date(9) };

  it('is read back as it was written', () => {
    expect(decodePartitionedCursor(encodePartitionedCursor(cursor))).toEqual(cursor);
    expect(decodePartitionedCursor(undefined)).toBeUndefined();
  });

  it.each(['x', encodeCursor({ value: 7, id }), encodePartitionedCursor({ ...cursor, part: 2 })])(
    'refuses %p',
    (other) => {
      expect(() => decodePartitionedCursor(other)).toThrow(expect.objectContaining({ code: 'REQUEST.INVALID' }));
    },
  );

  it('is refused by other lists', () => {
    const foreign = () => decodeCursor(encodePartitionedCursor(cursor), 'Date');
    expect(foreign).toThrow(expect.objectContaining({ code: 'REQUEST.INVALID' }));
  });
});
