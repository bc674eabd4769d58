import type { Campus } from './campus';
import type { KnownThings } from './known-things';

/** What a figure says, beside the count of a person who reads the lists. */
export interface Recount {
  figure: string;
  shown: unknown;
  counted: unknown;
}

/** Reads figures and counts them again in the lists of the services. */
export type Recounting = (campus: Campus, known: KnownThings) => Promise<Recount[]>;

/** `YYYY-MM-DD` and `YYYY-MM` on the clocks of the institute. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
export const dayOfInstant = (instant: string | Date) => days.format(new Date(instant));
export const monthOfInstant = (instant: string | Date) => dayOfInstant(instant).slice(0, 7);

/** How many there are of each, without those of which there are none. */
export function tally<Key extends string>(keys: readonly Key[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other)));
}
