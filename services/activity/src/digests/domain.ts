import type { Digest } from '@portal/contracts';
import * as z from 'zod';
import { dayAt, instantAt } from '../institute-time/domain';

export type Rhythm = Exclude<Digest, 'off'>;

export const RHYTHMS = ['daily', 'weekly'] as const satisfies readonly Rhythm[];

/** How far somebody has been told. */
export interface DigestState {
  userId: string;
  every: Rhythm;
  /** The morning until which, or since when. */
  until: Date;
  /** The last notification, in the order of arrival, that was told or was there before. */
  position: number;
}

const MORNING = '07:00';
const DAY_MS = 86_400_000;
const MONDAY = 1;

/** The last morning, of any day or of a Monday, that has come by the institute's clocks. */
export function lastMorning(now: Date, every: Rhythm, timeZone: string): Date {
  for (let back = 0; ; back += 1) {
    const day = earlier(dayAt(now, timeZone), back);
    const morning = instantAt(day, MORNING, timeZone);
    const counts = every === 'daily' || new Date(day).getUTCDay() === MONDAY;
    if (counts && morning <= now) return morning;
  }
}

const earlier = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** What a letter is written from when it is sent: which notifications, in the order of arrival, it may be about. */
export const digestData = z.object({ every: z.enum(RHYTHMS), after: z.number(), upTo: z.number() });
export type DigestData = z.infer<typeof digestData>;

/** So many are told in full. */
export const MOST_TOLD = 20;

const WHEN: Record<Rhythm, string> = { daily: 'each morning', weekly: 'each Monday' };

/** What is still unread, newest first, and how many of them there are. */
export function digestWords(unread: readonly string[], count: number, { every }: Pick<DigestData, 'every'>) {
  const subject = count === 1 ? '1 notification you have not read' : `${count} notifications you have not read`;
  const more = count - unread.length;
  const opening = count === 1 ? 'This is new for you in the portal:' : 'These are new for you in the portal:';
  return {
    subject,
    paragraphs: [opening, ...unread.map(sentence), ...(more > 0 ? [`And ${more} more.`] : [])],
    why: `You get this letter ${WHEN[every]} because your settings in the portal ask for it, and only when something is unread. They can be changed there`,
  };
}

const sentence = (words: string) => `• ${words}${/[.!?]$/.test(words) ? '' : '.'}`;
