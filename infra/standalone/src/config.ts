import { parseArgs } from 'node:util';
import { loadConfig, processEnvironment } from '@portal/service-kit';
import * as z from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);

const environment = z.object({
  PORT: port(8080),
  MAIL_PORT: port(8025),
  SMTP_PORT: port(0),
  OIDC_PORT: port(8026),
  PORTAL_DATA_DIR: z.string().min(1).default('./.data'),
  PORTAL_FSYNC: z.stringbool().default(false),
  MONGO_URL: z.string().optional(),
  /** Prefix of the databases on MONGO_URL, where several portals share one server; read by commands. */
  PORTAL_DATABASE_PREFIX: z.string().default('portal_'),
  AMQP_URL: z.string().optional(),
  SETTINGS_FILE: z.string().optional(),
  LOG_LEVEL: z.string().default('warn'),
  PORTAL_PRESIDENT_EMAIL: z.string().optional(),
});

/** Configuration of the embedded start: the environment and the arguments after `npm start --`. */
export function readConfig(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      empty: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
      scale: { type: 'string', default: '1' },
    },
  });
  const scale = z.coerce.number().int().min(1).max(1000).parse(values.scale);
  return { ...loadConfig(environment, processEnvironment()), ...values, scale };
}
export type StandaloneConfig = ReturnType<typeof readConfig>;
