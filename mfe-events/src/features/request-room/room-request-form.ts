import { TEXT_LIMITS, type BodyInput, type calls } from '@portal/contracts';
import * as z from 'zod/mini';
import { texts } from '../../texts';

const words = texts.request;
const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, words.tooLong(longest)));

/** What the form holds; it repeats rules of the call with the small build of zod, and a test holds the two together. */
export const roomRequestForm = z
  .object({
    room: text(TEXT_LIMITS.name).check(z.minLength(1, words.roomMissing)),
    date: z.string().check(z.minLength(1, words.dateMissing)),
    time: z.string().check(z.minLength(1, words.timeMissing)),
    end_time: z.string(),
    description: text(TEXT_LIMITS.text),
  })
  .check(
    z.refine(({ time, end_time }) => end_time === '' || end_time > time, {
      path: ['end_time'],
      error: words.endFirst,
      when: () => true,
    }),
  );
export type RoomRequestForm = z.infer<typeof roomRequestForm>;

export const emptyRoomRequest: RoomRequestForm = { room: '', date: '', time: '', end_time: '', description: '' };

/** What is sent: an end only where one was given. */
export function roomRequestBody({ end_time, ...typed }: RoomRequestForm): BodyInput<typeof calls.requestRoom> {
  return { ...typed, ...(end_time && { end_time }) };
}
