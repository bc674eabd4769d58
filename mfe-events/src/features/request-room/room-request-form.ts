import { calendarDay, createRoomRequestBody, timeOfDay, type BodyInput, type calls } from '@portal/contracts';
import * as z from 'zod';
import { texts } from '../../texts';

const words = texts.request;

/** What the form holds: the call's own rules over fields that are text. */
export const roomRequestForm = z
  .object({
    room: createRoomRequestBody.shape.room,
    date: z.string().min(1, words.dateMissing).pipe(calendarDay),
    time: z.string().min(1, words.timeMissing).pipe(timeOfDay),
    end_time: z.string().regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, words.timeMissing),
    description: createRoomRequestBody.shape.description.unwrap(),
  })
  .refine(({ time, end_time }) => end_time === '' || end_time > time, { path: ['end_time'], message: words.endFirst });
export type RoomRequestForm = z.infer<typeof roomRequestForm>;

export const emptyRoomRequest: RoomRequestForm = { room: '', date: '', time: '', end_time: '', description: '' };

/** What is sent: an end only where one was given. */
export function roomRequestBody({ end_time, ...typed }: RoomRequestForm): BodyInput<typeof calls.requestRoom> {
  return { ...typed, ...(end_time && { end_time }) };
}
