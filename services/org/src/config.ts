import { MINUTE_MS } from '@portal/contracts';
import { authClientEnvironment, serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

/** README.md explains each. */
export const orgEnvironment = z.object({
  ...serviceEnvironment,
  ...authClientEnvironment,
  ORG_TENURE_ENDS_EVERY_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(10 * MINUTE_MS),
});
export type OrgConfig = Readonly<z.infer<typeof orgEnvironment>>;
