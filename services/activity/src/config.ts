import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

/** Environment of the activity service; README.md explains each. */
export const activityEnvironment = z.object({
  ...serviceEnvironment,
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
});
export type ActivityConfig = Readonly<z.infer<typeof activityEnvironment>>;
