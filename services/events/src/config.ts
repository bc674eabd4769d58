import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const eventsEnvironment = z.object({
  ...serviceEnvironment,
  /** How long after one look at the clock the next one follows. */
  STATUS_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
});
export type EventsConfig = Readonly<z.infer<typeof eventsEnvironment>>;
