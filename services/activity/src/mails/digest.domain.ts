import { addDays, type Digest } from '@portal/contracts';
import { dayOf, instantOf } from '@portal/service-kit/institute-time';
import * as z from 'zod';

export const DIGEST_FREQUENCIES = ['daily', 'weekly'] as const satisfies readonly Digest[];
export type DigestFrequency = (typeof DIGEST_FREQUENCIES)[number];

/** Up to where a person's notifications were sent, or skipped because they are older than the choice. */
export interface DigestState {
  userId: string;
  frequency: DigestFrequency;
  /** The morning of the last digest, or when digests were chosen. */
  until: Date;
  /** The last notification, by its offset. */
  offset: number;
}

/** Stored with the mail: the notifications it may be about, as a range of offsets. */
export const digestMailData = z.object({ every: z.enum(DIGEST_FREQUENCIES), after: z.number(), upTo: z.number() });

const MORNING = '07:00';
const MONDAY = 1;

/** The last morning, of any day or of a Monday, that has come by the institute's clocks. */
export function lastMorning(now: Date, frequency: DigestFrequency, timeZone: string): Date {
  for (let day = dayOf(now, timeZone); ; day = addDays(day, -1)) {
    const morning = instantOf(day, MORNING, timeZone);
    const isDigestDay = frequency === 'daily' || new Date(day).getUTCDay() === MONDAY;
    if (isDigestDay && morning <= now) return morning;
  }
}
