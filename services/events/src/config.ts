import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

export const eventsEnvironment = z.object({
  ...serviceEnvironment,
  /** Pause between two runs of the jobs that move statuses and reject room requests whose day is over. */
  STATUS_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
  /** Pause between two runs of the job that notifies of changes. */
  NOTICES_EVERY_MS: z.coerce.number().int().min(100).max(60_000).default(1_000),
  /** Pause between two runs of the job that reminds of events. */
  REMINDERS_EVERY_MS: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  /** Where people reach the portal; links and addresses of calendars begin with it. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
});
export type EventsConfig = Readonly<z.infer<typeof eventsEnvironment>>;
