import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@portal/contracts';

/** How often one person may give feedback within any hour. */
export const HOURLY_QUOTA = 20;

const WINDOW_MS = 5 * MINUTE_MS;
/** Whole windows that an hour may touch. */
const WINDOWS_PER_HOUR = HOUR_MS / WINDOW_MS + 1;

/** One of the times that a person may give feedback in a window of five minutes. */
export interface Slot {
  window: number;
  number: number;
}

/** The slots that count at an instant, those of the oldest window first. */
export function slotsAt(now: Date): Slot[] {
  const newest = windowAt(now);
  return Array.from({ length: WINDOWS_PER_HOUR * HOURLY_QUOTA }, (_, index) => ({
    window: newest - WINDOWS_PER_HOUR + 1 + Math.floor(index / HOURLY_QUOTA),
    number: index % HOURLY_QUOTA,
  }));
}

/** The first free slot of the newest window; null when the quota of the hour is used up. */
export function nextSlot(now: Date, taken: readonly Slot[]): Slot | null {
  if (taken.length >= HOURLY_QUOTA) return null;
  const window = windowAt(now);
  const numbers = new Set(taken.filter((slot) => slot.window === window).map(({ number }) => number));
  const number = Array.from({ length: HOURLY_QUOTA }, (_, each) => each).find((each) => !numbers.has(each));
  return number === undefined ? null : { window, number };
}

/** When a slot stops counting. */
export function expiryOf({ window }: Pick<Slot, 'window'>): Date {
  return new Date((window + WINDOWS_PER_HOUR) * WINDOW_MS);
}

/** Seconds until the oldest of the taken slots stops counting. */
export function secondsToWait(now: Date, taken: readonly Slot[]): number {
  const firstExpiry = Math.min(...taken.map((slot) => expiryOf(slot).getTime()));
  return Math.max(1, Math.ceil((firstExpiry - now.getTime()) / SECOND_MS));
}

function windowAt(now: Date): number {
  return Math.floor(now.getTime() / WINDOW_MS);
}
