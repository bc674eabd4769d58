import { expiryOf, HOURLY_QUOTA, nextSlot, secondsToWait, slotsAt, type Slot } from './rate-limit.domain';

const NOW = new Date('2026-11-21T10:02:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('twenty times an hour', () => {
  const usedUp = () => {
    const taken: Slot[] = [];
    for (let slot = nextSlot(NOW, taken); slot; slot = nextSlot(NOW, taken)) taken.push(slot);
    return taken;
  };
  const counting = (now: Date) => {
    const windows = new Set(slotsAt(now).map(({ window }) => window));
    return usedUp().filter(({ window }) => windows.has(window));
  };

  it('are twenty slots, each taken once', () => {
    expect(usedUp()).toHaveLength(HOURLY_QUOTA);
    expect(new Set(usedUp().map(({ number }) => number)).size).toBe(HOURLY_QUOTA);
  });

  it('hold for the whole hour, and at most five minutes more', () => {
    expect(nextSlot(later(60), counting(later(60)))).toBeNull();
    expect(nextSlot(later(65), counting(later(65)))).toMatchObject({ number: 0 });
  });

  it('tell how long to wait', () => {
    expect(secondsToWait(NOW, usedUp())).toBe(63 * 60);
    expect(expiryOf({ window: slotsAt(NOW).at(-1)?.window ?? 0 })).toEqual(later(63));
  });
});
