import { isOwnAction } from './notification.domain';

const asha = { _id: 'a'.repeat(24), name: 'Asha', role: 'PRESIDENT' };
const of = (kind: Parameters<typeof isOwnAction>[1]['kind'], userId = asha._id) => ({ kind, userId });

describe('what a person did', () => {
  it('is told to others, and to nobody when the clock did it', () => {
    expect(isOwnAction(asha, of('room-approved', 'b'.repeat(24)))).toBe(false);
    expect(isOwnAction(null, of('room-approved'))).toBe(false);
  });

  it('is not told to the person', () => {
    expect(isOwnAction(asha, of('room-approved'))).toBe(true);
  });

  it.each(['registered', 'waiting'] as const)('is told to the person as well: %s', (kind) => {
    expect(isOwnAction(asha, of(kind))).toBe(false);
  });
});
