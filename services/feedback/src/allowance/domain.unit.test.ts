import { countsUntil, MOST_AN_HOUR, nextSlot, secondsToWait, slotsAt } from './domain';

const NOW = new Date('2026-11-21T10:02:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('twenty times an hour', () => {
  const usedUp = () => {
    const taken: { span: number; number: number }[] = [];
    for (let slot = nextSlot(NOW, taken); slot; slot = nextSlot(NOW, taken)) taken.push(slot);
    return taken;
  };
  const counting = (now: Date) => {
    const spans = new Set(slotsAt(now).map(({ span }) => span));
    return usedUp().filter(({ span }) => spans.has(span));
  };

  it('are twenty slots, each taken once', () => {
    expect(usedUp()).toHaveLength(MOST_AN_HOUR);
    expect(new Set(usedUp().map(({ number }) => number)).size).toBe(MOST_AN_HOUR);
  });

  it('hold for the whole hour, and at most five minutes more', () => {
    expect(nextSlot(later(60), counting(later(60)))).toBeNull();
    expect(nextSlot(later(65), counting(later(65)))).toMatchObject({ number: 0 });
  });

  it('tell how long to wait', () => {
    expect(secondsToWait(NOW, usedUp())).toBe(63 * 60);
    expect(countsUntil({ span: slotsAt(NOW).at(-1)?.span ?? 0, number: 3 })).toEqual(later(63));
  });
});
