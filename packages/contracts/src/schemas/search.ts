import * as z from 'zod';
import { eventStatus, searchKind, unitCategory } from '../vocabulary';
import { instant, objectId, searchText } from './primitives';

export const searchQuery = z.strictObject({ q: searchText, kind: searchKind.optional() });

/** Something that was found. `detail` says what distinguishes it: a unit, a student ID, the unit above. */
export const searchHit = z.object({
  kind: searchKind,
  _id: objectId,
  title: z.string(),
  detail: z.string(),
  /** Path within the portal. */
  link: z.string(),
  category: unitCategory.nullable(),
  /** Of an event. */
  start: instant.nullable().optional(),
  /** Of an event. */
  status: eventStatus.optional(),
  /** Of a person: the role in plain words. */
  role: z.string().optional(),
});
export type SearchHit = z.infer<typeof searchHit>;
