import type { EventData } from '@portal/contracts';
import * as z from 'zod';

/** What the letter about a reviewed request says; kept with the mail until it is sent. */
export const reviewMailData = z.object({
  decision: z.enum(['approved', 'rejected']),
  by: z.string().nullable(),
  eventId: z.string(),
  eventTitle: z.string(),
  room: z.string(),
  date: z.string(),
  time: z.string(),
  endTime: z.string(),
});
export type ReviewMailData = z.infer<typeof reviewMailData>;

export function reviewMailOf(
  decision: ReviewMailData['decision'],
  { actor, data }: { actor?: { name: string } | null | undefined; data: EventData<'events.room-request.approved.v1'> },
): ReviewMailData {
  const { eventId, eventTitle, room, date, time, endTime } = data;
  return { decision, by: actor?.name ?? null, eventId, eventTitle, room, date, time, endTime };
}

/** The words of the letter. Dates are the institute's own, so no time zone has a say in them. */
export function reviewWords({ decision, by, room, date, time, endTime, eventTitle }: ReviewMailData) {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));
  const who = by === null ? `Your request was ${decision}` : `${by} ${decision} your request`;
  return {
    subject: `Room request ${decision}: ${room}`,
    paragraphs: [`${who}: ${room} on ${day}, ${time} to ${endTime}, for ${eventTitle}.`],
    afterwards: ['You get this letter because your settings in the portal ask for it. They can be changed there.'],
  };
}
