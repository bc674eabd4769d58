import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

/** Environment of the activity service; README.md explains each. */
export const activityEnvironment = z.object({
  ...serviceEnvironment,
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  /** How often to look whether digests are due. */
  DIGESTS_EVERY_MS: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
});
export type ActivityConfig = Readonly<z.infer<typeof activityEnvironment>>;
