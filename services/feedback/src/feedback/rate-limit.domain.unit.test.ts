import { expiryOf, HOURLY_QUOTA, nextSlot, secondsToWait, slotsAt, type Slot } from './rate-limit.domain';

const NOW = new Date('2026-11-21T10:02:00Z');
const WINDOW = new Date('2026-11-21T10:00:00Z').getTime() / (5 * 60_000);
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

describe('the slots that count', () => {
  it('are those of thirteen windows, the oldest first', () => {
    const slots = slotsAt(NOW);
    expect(slots).toHaveLength(13 * 20);
    expect(slots[0]).toEqual({ window: WINDOW - 12, number: 0 });
    expect(slots[19]).toEqual({ window: WINDOW - 12, number: 19 });
    expect(slots[20]).toEqual({ window: WINDOW - 11, number: 0 });
    expect(slots.at(-1)).toEqual({ window: WINDOW, number: 19 });
  });
});

describe('the next slot', () => {
  it('is the first that is free in the newest window, whatever is taken in older ones', () => {
    expect(nextSlot(NOW, [])).toEqual({ window: WINDOW, number: 0 });
    const older = { window: WINDOW - 1, number: 1 };
    const taken = [{ window: WINDOW, number: 0 }, older, { window: WINDOW, number: 2 }];
    expect(nextSlot(NOW, taken)).toEqual({ window: WINDOW, number: 1 });
  });

  it('is none once twenty are taken, also in older windows', () => {
    const older = Array.from({ length: HOURLY_QUOTA }, (_, number) => ({ window: WINDOW - 12, number }));
    expect(nextSlot(NOW, older.slice(1))).toEqual({ window: WINDOW, number: 0 });
    expect(nextSlot(NOW, older)).toBeNull();
  });
});

describe('the time to wait', () => {
  it('ends when the oldest slot stops counting', () => {
    const taken = [
      { window: WINDOW, number: 0 },
      { window: WINDOW - 12, number: 0 },
    ];
    expect(secondsToWait(NOW, taken)).toBe(3 * 60);
  });

  it('is rounded up to whole seconds, and at least one', () => {
    const taken = [{ window: WINDOW - 12, number: 0 }];
    expect(secondsToWait(new Date('2026-11-21T10:04:57.500Z'), taken)).toBe(3);
    expect(secondsToWait(new Date('2026-11-21T10:05:00Z'), taken)).toBe(1);
    expect(secondsToWait(new Date('2026-11-21T10:06:00Z'), taken)).toBe(1);
  });
});
