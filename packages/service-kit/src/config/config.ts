import { readFile } from 'node:fs/promises';
import { ACCESS_TOKEN, defaultInstituteSettings, instituteSettings, type InstituteSettings } from '@portal/contracts';
import * as z from 'zod';

/** The variables every service reads; spread it into the service's own schema. */
export const serviceEnvironment = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().default('127.0.0.1'),
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must be a mongodb:// address'),
  /** The service's own database; `portal_<service>` when absent. */
  MONGO_DATABASE: z.string().min(1).max(60).optional(),
  /** Needed unless the process brings its own bus. */
  AMQP_URL: z
    .string()
    .regex(/^amqps?:\/\//, 'must be an amqp:// address')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  AUTH_KEYSET_URL: z.url(),
  TOKEN_ISSUER: z.string().default(ACCESS_TOKEN.issuer),
  TOKEN_AUDIENCE: z.string().default(ACCESS_TOKEN.audience),
  SETTINGS_FILE: z.string().optional(),
  AUTH_REQUIRE_CONFIRMED_EMAIL: z.stringbool().default(true),
  /** The mail server; without one mails wait in the queue. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// address')
    .optional(),
  /** The sender of e-mails; `no-reply@` at the institute's domain when absent. */
  MAIL_FROM: z.email().optional(),
  /** How long to keep answering after the service says it is not ready, so that a load balancer notices. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  /** After how long a write that still waits is refused. The gateway waits 30 s: what it gave up must not happen later. */
  ANSWER_WITHIN_MS: z.coerce.number().int().min(1).default(20_000),
};

/** What a service reads besides that makes calls of auth; spread it into the service's own schema. */
export const authClientEnvironment = {
  AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** The address of auth; by default where it publishes its keys. */
export function authAddress({
  AUTH_URL,
  AUTH_KEYSET_URL,
}: {
  AUTH_URL?: string | undefined;
  AUTH_KEYSET_URL: string;
}): string {
  return AUTH_URL ?? new URL(AUTH_KEYSET_URL).origin;
}

/** The schema of a service that reads nothing else. */
export const serviceConfigSchema = z.object(serviceEnvironment);
/** The values of {@link serviceEnvironment}. */
export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/** Thrown at start with one line a bad variable, never with a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the environment by a schema into a frozen object; reports all bad variables at once. */
export function loadConfig<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): Readonly<z.infer<S>> {
  const parsed = schema.safeParse(env);
  if (parsed.success) return Object.freeze(parsed.data);
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new ConfigError(`The environment is not complete:\n${lines.join('\n')}`);
}

/** The environment of this process. */
export function processEnvironment(): NodeJS.ProcessEnv {
  return process.env;
}

/** The institute's settings from a file, or the defaults. */
export async function loadSettings(file?: string): Promise<InstituteSettings> {
  if (!file) return defaultInstituteSettings;
  return instituteSettings.parse(JSON.parse(await readFile(file, 'utf8')));
}
