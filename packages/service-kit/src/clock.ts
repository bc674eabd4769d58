/** Tells the time; an argument everywhere, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

const HOUR_MS = 3_600_000;

/** The hour of a moment: what is kept of a delivery, because the moment itself could tell who gave anonymous feedback. */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}
