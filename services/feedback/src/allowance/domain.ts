/** How often somebody may give feedback within any hour. */
export const MOST_AN_HOUR = 20;

const SPAN_MS = 300_000;
const HOUR_MS = 3_600_000;
/** Whole spans that an hour may touch. */
const SPANS = HOUR_MS / SPAN_MS + 1;

/** One of the times that a person may give feedback in five minutes. */
export interface Slot {
  span: number;
  number: number;
}

/** The slots that count now, oldest span first. */
export function slotsAt(now: Date): Slot[] {
  const newest = spanAt(now);
  return Array.from({ length: SPANS * MOST_AN_HOUR }, (_, index) => ({
    span: newest - SPANS + 1 + Math.floor(index / MOST_AN_HOUR),
    number: index % MOST_AN_HOUR,
  }));
}

/** The first slot of the newest span that is not taken; none when the hour's are used up. */
export function nextSlot(now: Date, taken: readonly Slot[]): Slot | null {
  if (taken.length >= MOST_AN_HOUR) return null;
  const span = spanAt(now);
  const numbers = new Set(taken.filter((slot) => slot.span === span).map(({ number }) => number));
  const number = Array.from({ length: MOST_AN_HOUR }, (_, each) => each).find((each) => !numbers.has(each));
  return number === undefined ? null : { span, number };
}

/** From then on the slot does not count any more. */
export function countsUntil({ span }: Slot): Date {
  return new Date((span + SPANS) * SPAN_MS);
}

/** Seconds until the oldest of them does not count any more. */
export function secondsToWait(now: Date, taken: readonly Slot[]): number {
  const ends = taken.map((slot) => countsUntil(slot).getTime());
  return Math.max(1, Math.ceil((Math.min(...ends) - now.getTime()) / 1_000));
}

const spanAt = (now: Date) => Math.floor(now.getTime() / SPAN_MS);
