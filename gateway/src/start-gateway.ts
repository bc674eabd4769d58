import type { IncomingMessage, ServerResponse } from 'node:http';
import { type InstituteSettings, type ServiceName, calls, defaultInstituteSettings } from '@portal/contracts';
import {
  ARRIVAL_LIMITS,
  type ArrivalLimits,
  type Logger,
  closeServer,
  createLogger,
  createMetrics,
  createTokenVerifier,
  fetchKeySet,
  listen,
  systemClock,
} from '@portal/service-kit';
import { buildGateway } from './app';
import { DEFAULT_CONNECTIONS, limitConnections } from './guards/connection-limit';
import { type Budgets, DEFAULT_BUDGETS } from './guards/request-guard';
import { createHealth } from './health';
import { startMetricsServer } from './metrics-server';
import type { StaticDirs } from './pages/static-files.routes';
import { DEFAULT_STREAMS } from './proxy/open-streams';
import { createRevocationList } from './session/revocation-list';
import { createRevocationPoller } from './session/revocation-poller';

export interface GatewayOptions {
  port: number;
  host?: string;
  services: Record<ServiceName, string>;
  staticDirs: StaticDirs;
  /** How browsers reach the portal; by default this machine and the port. Over https cookies are `__Host-` ones. */
  publicOrigin?: string;
  settings?: InstituteSettings;
  externalRemotes?: Record<string, string>;
  budgets?: Partial<Budgets>;
  connectionsPerAddress?: number;
  streamsPerAddress?: number;
  arrivals?: Partial<ArrivalLimits>;
  trustedProxies?: number;
  /** What auth's tokens say of themselves, where it is not the default. */
  tokenClaims?: { issuer?: string | undefined; audience?: string | undefined };
  metricsPort?: number | undefined;
  logger?: Logger;
}

export interface RunningGateway {
  url: string;
  metricsUrl: string | undefined;
  stop(): Promise<void>;
}

/** There all connections are the proxy's. */
const BEHIND_A_PROXY = Infinity;

/** Serves the portal's one origin. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { port, host = '127.0.0.1', services, metricsPort } = options;
  const logger = options.logger ?? createLogger({ name: 'gateway', level: 'info' });
  const metrics = createMetrics('gateway', { process: metricsPort !== undefined });
  const revocations = createRevocationList();
  const poller = createRevocationPoller({ authUrl: services.auth, revocations, logger });
  await poller.start();
  let isStopping = false;
  const answerHealth = createHealth({ services, isReady: () => revocations.isLoaded() && !isStopping });
  const { trustedProxies = 0 } = options;
  const arrivals = { ...ARRIVAL_LIMITS, ...options.arrivals };
  const server = await listen(handleRequest, { host, port, arrivals });
  const url = `http://localhost:${new URL(server.url).port}`;
  const gateway = buildGateway({
    ...withDefaults(options, url),
    services,
    trustedProxies,
    revocations,
    tokens: tokensOf(options),
    logger,
    metrics,
  });
  const perAddress = trustedProxies === 0 ? (options.connectionsPerAddress ?? DEFAULT_CONNECTIONS) : BEHIND_A_PROXY;
  limitConnections(server.server, perAddress, gateway.counters.countConnection);
  const metricsServer = metricsPort === undefined ? null : await startMetricsServer(metrics, host, metricsPort);

  function handleRequest(req: IncomingMessage, res: ServerResponse): void {
    if (answerHealth(req, res)) return;
    void gateway.serve(req, res);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    poller.stop();
    await closeServer(server, { delayMs: 0, beforeClose: () => gateway.openStreams.destroyAll() });
    metricsServer?.server.close();
    gateway.agent.destroy();
  }

  return { url, metricsUrl: metricsServer?.url, stop };
}

function withDefaults(options: GatewayOptions, url: string) {
  return {
    staticDirs: options.staticDirs,
    externalRemotes: options.externalRemotes ?? {},
    settings: options.settings ?? defaultInstituteSettings,
    publicOrigin: new URL(options.publicOrigin ?? url),
    budgets: { ...DEFAULT_BUDGETS, ...options.budgets },
    streamsPerAddress: options.streamsPerAddress ?? DEFAULT_STREAMS,
  };
}

function tokensOf({ services, tokenClaims }: GatewayOptions) {
  const keySet = fetchKeySet(new URL(calls.keySet.path, services.auth).href);
  return createTokenVerifier({ keySet, clock: systemClock, ...tokenClaims });
}
