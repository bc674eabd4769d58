import { codeFrom, formatCode, normalizeCode, promotableCount } from './registration.domain';

const capacity = (taken: number, waiting: number) => ({ taken, waiting, checkedIn: 0 });

describe('the code that is shown at the door', () => {
  it('has eight characters that nobody confuses', () => {
    const code = codeFrom(Uint8Array.from({ length: 8 }, (_, index) => index * 31));
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(formatCode('AB01CD23')).toBe('AB01-CD23');
  });

  it('uses all of the alphabet, each character as often as the others', () => {
    const characters = Array.from({ length: 256 }, (_, byte) => codeFrom(Uint8Array.of(byte)));
    const counts = new Map(characters.map((one) => [one, characters.filter((other) => other === one).length]));
    expect([...counts.keys()].toSorted().join('')).toBe('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });

  it.each(['AB01-CD23', 'ab01cd23', ' ab01 cd23 ', 'ABOI-CD23', 'abol cd23'])(
    'is understood when typed as %s',
    (typed) => {
      expect(normalizeCode(typed)).toBe('AB01CD23');
    },
  );
});

describe('the line', () => {
  const limited = { required: true, max_participants: 10 };

  it.each([
    ['nobody while all places are taken', limited, capacity(10, 4), 0],
    ['the first when one place is free', limited, capacity(9, 4), 1],
    ['no more than are waiting', limited, capacity(5, 2), 2],
    ['nobody when more are in than there are places', limited, capacity(12, 4), 0],
    ['everybody when there is no limit any more', { required: true }, capacity(10, 4), 4],
  ])('gives places to %s', (_who, registration, taken, count) => {
    expect(promotableCount({ registration, capacity: taken })).toBe(count);
  });
});
