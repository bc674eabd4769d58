import { TEXT_LIMITS, type AnswerOf, type BodyInput, type calls } from '@portal/contracts';
import { formatNumber } from '@portal/web-kit';
import { optionalText, requiredText } from '@portal/web-kit/forms';
import * as z from 'zod/mini';
import { messages } from './messages';

export type Room = AnswerOf<typeof calls.listRooms>[number];
const MAX_SEATS = 100_000;

/** The fields in the order of the page. */
export const roomSchema = z.object({
  name: requiredText(TEXT_LIMITS.name, { missing: messages.nameMissing, tooLong: messages.tooLong }),
  building: optionalText(TEXT_LIMITS.name, messages.tooLong),
  capacity: z.nullable(z.number(messages.wholeNumber)).check(
    z.refine((seats) => seats !== null && Number.isInteger(seats) && seats >= 1, messages.wholeNumber),
    z.refine((seats) => seats === null || seats <= MAX_SEATS, messages.tooManySeats(formatNumber(MAX_SEATS))),
  ),
  equipment: z
    .array(optionalText(TEXT_LIMITS.name, messages.tooLong))
    .check(z.maxLength(TEXT_LIMITS.list, messages.tooMany(TEXT_LIMITS.list))),
});
export type RoomForm = z.infer<typeof roomSchema>;

export function roomFormOf(room: Room | undefined): RoomForm {
  if (!room) return { name: '', building: '', capacity: null, equipment: [] };
  const { name, building, capacity, equipment } = room;
  return { name, building, capacity, equipment };
}

export function roomBody({ capacity, ...rest }: RoomForm): BodyInput<typeof calls.addRoom> {
  return { ...rest, capacity: capacity ?? 0 };
}
