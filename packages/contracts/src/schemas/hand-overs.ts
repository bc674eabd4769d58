import * as z from 'zod';
import { eventStatus, feedbackTargetType, feedbackType, handOverKind, unitCategory } from '../vocabulary';
import { tenureYear } from './holders';
import { calendarDay, instant, objectId, text, timeOfDay } from './primitives';

/** The tenure of the predecessor. Without it: the current one in its last month, otherwise the one before. */
export const readHandOverQuery = z.strictObject({ tenure_year: tenureYear.optional() });

export const writeHandOverNotesBody = z.strictObject({
  tenure_year: tenureYear,
  text: text('Please write your notes.'),
  /** The version that was edited, 0 for the first: when the notes were changed since, the change is refused. */
  version: z.int().min(0).default(0),
});

/** What one holder of a tenure leaves in words. */
export const handOverNotes = z.object({
  _id: objectId,
  version: z.int().min(1),
  /** Their name. */
  author: z.string(),
  text: z.string(),
  updated_at: instant,
  is_own: z.literal(true).optional(),
});
export type HandOverNotes = z.infer<typeof handOverNotes>;

export const markHandOverDoneBody = z.strictObject({
  tenure_year: tenureYear,
  kind: handOverKind,
  /** The id of what was dealt with. */
  thing: objectId,
  /** False takes the mark away. */
  is_done: z.boolean(),
});

/** Who said that a thing is done, by name, and when. */
const doneMark = z.object({ by: z.string(), at: instant });

/** Whether a thing is done, and since when; without `done` it is open. */
export const handOverMark = z.object({ done: doneMark.optional() });
export type HandOverMark = z.infer<typeof handOverMark>;

/** The first of a list, and how many there are. */
const firstOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.int() });

/**
 * Things to do: the first that are open, then those that were marked as done last. `total` counts all that there are, `open`
 * those of them that nobody has marked.
 */
const toDo = <Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) =>
  firstOf(z.object({ ...shape, ...handOverMark.shape })).extend({ open: z.int() });

const roomRequestLine = z.object({
  _id: objectId,
  /** Absent for a request that has a purpose instead. */
  event: z.object({ _id: objectId, title: z.string() }).optional(),
  purpose: z.string().optional(),
  room: z.string(),
  date: calendarDay,
  time: timeOfDay,
  end_time: timeOfDay,
  /** When it ends on another day than it starts. */
  end_date: calendarDay.optional(),
});

const feedbackLine = z.object({
  _id: objectId,
  type: feedbackType,
  target_type: feedbackTargetType,
  target_name: z.string(),
  comments: z.string(),
  rating: z.int().optional(),
  created_at: instant,
});

/** What waits for the officers of a unit. */
export const unitWork = z.object({
  /** Those that still need a decision. */
  room_requests: firstOf(roomRequestLine),
  /** What nobody has resolved; long comments are cut. */
  feedback: firstOf(feedbackLine),
});
export type UnitWork = z.infer<typeof unitWork>;

/** What the holder of a position in a tenure leaves to the next holder. */
export const handOverAnswer = z.object({
  position: z.object({
    _id: objectId,
    title: z.string(),
    unit_id: z.object({ _id: objectId, name: z.string(), category: unitCategory }),
  }),
  tenure_year: z.string(),
  /** The tenures whose hand-over the reader may see, newest first. */
  tenures: z.array(z.string()),
  /** The names of those who held the position in the tenure. */
  held_by: z.array(z.string()),
  notes: z.array(handOverNotes),
  /** For those who hold the position in the tenure: from when until when they can write notes, and whether now. */
  writing: z.object({ from: calendarDay, until: calendarDay, is_open: z.boolean() }).optional(),
  contact_info: z.object({ email: z.string() }),
  budget_info: z.object({ allocated_budget: z.number(), spent_amount: z.number() }),
  /** Who holds a position of the unit now. */
  people: firstOf(z.object({ _id: objectId, name: z.string(), position: z.string() })),
  events: toDo(
    z.object({
      _id: objectId,
      title: z.string(),
      status: eventStatus,
      start: instant.nullable(),
      venue: z.string(),
    }),
  ),
  /** Those that still need a decision. */
  room_requests: toDo(roomRequestLine),
  /** What nobody has resolved; long comments are cut. */
  feedback: toDo(feedbackLine),
  /** Approved ones from today on. */
  bookings: toDo(roomRequestLine),
  /** Positions of the unit that students claim and that still need a confirmation. */
  claims: toDo(z.object({ _id: objectId, name: z.string(), position: z.string(), tenure_year: z.string() })),
});
export type HandOverAnswer = z.infer<typeof handOverAnswer>;
