import { availableParallelism } from 'node:os';
import { emailAddress } from '@portal/contracts';
import { serviceEnvironment } from '@portal/service-kit';
import * as z from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/** Environment of the auth service; README.md explains each. */
export const authConfig = z.object({
  ...serviceEnvironment,
  PUBLIC_ORIGIN: z.url().default('http://localhost:8080'),
  PORTAL_PRESIDENT_EMAIL: emailAddress.optional(),
  AUTH_HASH_MEMORY_KIB: z.coerce.number().int().min(8).default(19_456),
  AUTH_HASH_PASSES: count(2),
  AUTH_HASHES_AT_ONCE: count(availableParallelism()),
  AUTH_SIGN_IN_FAILURES: count(5),
  AUTH_SIGN_IN_WINDOW_SECONDS: count(900),
  AUTH_REGISTRATIONS: count(100),
  AUTH_REGISTRATION_WINDOW_SECONDS: count(900),
  AUTH_KEY_PASSPHRASE: z.string().min(16).optional(),
});
export type AuthConfig = Readonly<z.infer<typeof authConfig>>;
