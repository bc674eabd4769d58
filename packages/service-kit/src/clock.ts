import { HOUR_MS } from '@portal/contracts';

/** Tells the time; an argument everywhere, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/**
 * The hour of a moment. Only this is stored of a delivery, because the moment itself could show who gave anonymous
 * feedback.
 */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS);
}
