import { SERVICES } from '@portal/contracts';
import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });
/** `name=value,name=value` */
const namedValues = (value: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('=', 2)),
    )
    .pipe(z.array(z.tuple([z.string().min(1), value])))
    .transform((list) => Object.fromEntries(list) as Record<string, string>);

const serviceUrlVariables = z.object({
  AUTH_URL: httpUrl,
  EVENTS_URL: httpUrl,
  FEEDBACK_URL: httpUrl,
  ORG_URL: httpUrl,
  RECORDS_URL: httpUrl,
  ACTIVITY_URL: httpUrl,
}).shape;

/** Environment of the gateway; README.md explains each. */
export const gatewayConfig = z.object({
  ...serviceUrlVariables,
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_ORIGIN: httpUrl.default('http://localhost:8080'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SETTINGS_FILE: z.string().optional(),
  PORTAL_ASSETS: z.string().default('.'),
  PORTAL_REMOTES: namedValues(z.string().min(1)),
  PORTAL_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(6_000),
  PORTAL_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(2_000),
  PORTAL_STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(1_500),
  PORTAL_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
});
export type GatewayConfig = Readonly<z.infer<typeof gatewayConfig>>;

export function serviceUrls(config: GatewayConfig) {
  const entries = SERVICES.map((name) => [name, config[`${name.toUpperCase() as Uppercase<typeof name>}_URL`]]);
  return Object.fromEntries(entries) as Record<(typeof SERVICES)[number], string>;
}
