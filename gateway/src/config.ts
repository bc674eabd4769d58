import { ACCESS_TOKEN, SERVICES } from '@portal/contracts';
import { ARRIVAL_LIMITS } from '@portal/service-kit';
import * as z from 'zod';
import { DEFAULT_CONNECTIONS } from './guards/connection-limit';
import { DEFAULT_BUDGETS } from './guards/request-guard';
import { DEFAULT_STREAMS } from './proxy/open-streams';

const count = (byDefault: number) => z.coerce.number().int().min(1).default(byDefault);
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
  PORTAL_REQUESTS_PER_MINUTE: count(DEFAULT_BUDGETS.callsOfAddress),
  PORTAL_REQUESTS_PER_MINUTE_OF_PERSON: count(DEFAULT_BUDGETS.callsOfPerson),
  PORTAL_PAGES_PER_MINUTE: count(DEFAULT_BUDGETS.pages),
  PORTAL_CONNECTIONS_PER_ADDRESS: count(DEFAULT_CONNECTIONS),
  PORTAL_STREAMS_PER_ADDRESS: count(DEFAULT_STREAMS),
  PORTAL_LEAST_BYTES_PER_SECOND: count(ARRIVAL_LIMITS.bytesPerSecond),
  PORTAL_SLOW_REQUESTS: count(ARRIVAL_LIMITS.maxSlow),
  PORTAL_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  TOKEN_ISSUER: z.string().default(ACCESS_TOKEN.issuer),
  TOKEN_AUDIENCE: z.string().default(ACCESS_TOKEN.audience),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
});
export type GatewayConfig = Readonly<z.infer<typeof gatewayConfig>>;

export function serviceUrls(config: GatewayConfig) {
  const entries = SERVICES.map((name) => [name, config[`${name.toUpperCase() as Uppercase<typeof name>}_URL`]]);
  return Object.fromEntries(entries) as Record<(typeof SERVICES)[number], string>;
}
