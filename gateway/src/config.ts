import { SERVICES } from '@portal/contracts';
import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ });
/** `name=value,name=value` */
const pairs = (value: z.ZodType<string, string>) =>
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

const serviceAddresses = z.object({
  AUTH_URL: address,
  EVENTS_URL: address,
  FEEDBACK_URL: address,
  ORG_URL: address,
  RECORDS_URL: address,
  ACTIVITY_URL: address,
}).shape;

/** Environment of the gateway; README.md explains each. */
export const gatewayConfig = z.object({
  ...serviceAddresses,
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_ORIGIN: address.default('http://localhost:8080'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SETTINGS_FILE: z.string().optional(),
  PORTAL_ASSETS: z.string().default('.'),
  PORTAL_REMOTES: pairs(z.string().min(1)),
  PORTAL_REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(6_000),
  PORTAL_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
});
export type GatewayConfig = Readonly<z.infer<typeof gatewayConfig>>;

/** Where each service listens. */
export function servicesOf(config: GatewayConfig) {
  const named = SERVICES.map((name) => [name, config[`${name.toUpperCase() as Uppercase<typeof name>}_URL`]]);
  return Object.fromEntries(named) as Record<(typeof SERVICES)[number], string>;
}
