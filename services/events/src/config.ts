import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const eventsEnvironment = z.object({
  ...serviceEnvironment,
  /** How long after one look at the clock the next one follows. */
  STATUS_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** How long after one look for changes that people are to be told of the next one follows. */
  NOTICES_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(1_000),
  /** How long after one look for events that begin within a day the next one follows. */
  REMINDERS_EVERY_MS: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  /** Where people reach the portal: links and addresses of calendars begin with it. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
});
export type EventsConfig = Readonly<z.infer<typeof eventsEnvironment>>;
