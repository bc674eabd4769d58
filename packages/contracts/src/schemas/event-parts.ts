import * as z from 'zod';
import { eventMode, unitCategory, unitType } from '../vocabulary';
import { instant, objectId, pageQuery, searchText } from './primitives';

/** The unit an event belongs to, as far as screens name it. */
export const unitOfEvent = z.object({ _id: objectId, name: z.string(), category: unitCategory });

/** When and where; `start` and `end` are null until they are set. */
export const scheduleAnswer = z.object({
  start: instant.nullable(),
  end: instant.nullable(),
  venue: z.string(),
  mode: eventMode,
});

export const pickedUnit = z.object({ _id: objectId, name: z.string(), type: unitType, category: unitCategory });

export const pickedPerson = z.object({
  _id: objectId,
  /** The student ID, by which officers tell people of one name apart; absent for people without one. */
  user_id: z.string().optional(),
  username: z.string(),
  personal_info: z.object({ name: z.string() }),
});

export const pickerQuery = z.strictObject({ ...pageQuery.shape, q: searchText.optional() });
