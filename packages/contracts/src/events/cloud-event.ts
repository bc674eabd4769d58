import * as z from 'zod';
import { objectId } from '../schemas/primitives';

/** Who caused an event; absent when the clock did, and never the author of anonymous feedback. */
export const eventActor = z.object({ _id: objectId, name: z.string(), role: z.string() });

/** CloudEvents 1.0 envelope (structured JSON); `actor` and `requestid` are our extension attributes. */
export const cloudEventEnvelope = z.object({
  specversion: z.literal('1.0'),
  /** Unique per event: what makes a delivery recognisable as a repeated one. */
  id: z.string(),
  source: z.string(),
  type: z.string(),
  /** When it happened, ISO 8601 UTC. */
  time: z.string(),
  /** The `_id` of the thing it is about. */
  subject: z.string(),
  datacontenttype: z.literal('application/json'),
  actor: eventActor.nullable(),
  requestid: z.string().optional(),
  data: z.unknown(),
});
