import * as z from 'zod';
import { SMALLEST_GROUP_SHOWN } from '../promised-times';
import { unitCategory } from '../vocabulary';
import { calendarDay, instant } from './primitives';

const groupSize = z.int().min(SMALLEST_GROUP_SHOWN);
const percent = z.int().min(0).max(100);

/** How quickly what people asked for was answered; each is null where it would be about fewer than five. */
export const answerTimes = z.object({
  /** Those that were answered, and those that still wait although the promised time is over. */
  count: groupSize.nullable(),
  /** At least half of the answered ones were answered within so many days. */
  median_days: z.int().min(1).nullable(),
  /** Of `count`, those that were answered within the promised time. */
  in_time_percent: percent.nullable(),
});
export type AnswerTimes = z.infer<typeof answerTimes>;

/** What a council did for the campus. */
export const councilService = z.object({
  category: unitCategory,
  /** About its units, their events and positions; feedback about a person belongs to no council. */
  feedback: answerTimes,
  /** For events of its units. */
  room_requests: answerTimes,
  /** Events of its units that took place. */
  events_held: z.int().min(0),
  /** At those with five places or more where people were checked in: how many had a place, and how many of them came. */
  attendance: z.object({ registered: groupSize, came_percent: percent }).nullable(),
});
export type CouncilService = z.infer<typeof councilService>;

/** The service of every council in the last twelve months, the current one included. */
export const serviceBoardAnswer = z.object({
  /** Figures change some minutes after what they count. */
  computed_at: instant,
  since: calendarDay,
  councils: z.array(councilService),
});
export type ServiceBoard = z.infer<typeof serviceBoardAnswer>;
