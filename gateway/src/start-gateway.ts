import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type InstituteSettings, type ServiceName, defaultInstituteSettings } from '@portal/contracts';
import { type Logger, createLogger, createMetrics } from '@portal/service-kit';
import { buildGateway } from './app';
import { answerHealth, startMetricsServer } from './health';
import { createReportCounter } from './pages/report-counter';
import type { StaticDirs } from './pages/static-files';
import { createRevocationFeed } from './session/revocation-feed';
import { Revocations } from './session/revocations';

const DRAIN_LIMIT_MS = 20_000;

export interface GatewayOptions {
  port: number;
  host?: string;
  services: Record<ServiceName, string>;
  staticDirs: StaticDirs;
  /** How browsers reach the portal; by default this machine and the port. Over https cookies are `__Host-` ones. */
  publicOrigin?: string;
  settings?: InstituteSettings;
  remotesElsewhere?: Record<string, string>;
  requestsPerMinute?: number;
  trustedProxies?: number;
  metricsPort?: number | undefined;
  logger?: Logger;
}

export interface RunningGateway {
  url: string;
  stop(): Promise<void>;
}

/** Serves the portal's one origin. */
export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { port, host = '127.0.0.1', services, logger = createLogger({ name: 'gateway', level: 'info' }) } = options;
  const revocations = new Revocations();
  const metrics = createMetrics('gateway', { process: options.metricsPort !== undefined });
  const feed = createRevocationFeed(services.auth, revocations, logger);
  await feed.start();
  const server = await listen(port, host);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const gateway = buildGateway({
    ...dependenciesOf(options, url),
    countReport: createReportCounter(metrics),
    revocations,
    logger,
  });
  let draining = false;
  server.on('request', (req, res) => {
    if (draining) res.setHeader('Connection', 'close');
    if (!answerHealth(req, res, () => revocations.known && !draining)) gateway.handle(req, res);
  });
  const metricsServer = await startMetricsServer(metrics, options.metricsPort, host);

  return {
    url,
    async stop() {
      draining = true;
      feed.stop();
      gateway.endStreams();
      await drain(server);
      metricsServer?.close();
      gateway.close();
    },
  };
}

function dependenciesOf(options: GatewayOptions, url: string) {
  return {
    services: options.services,
    staticDirs: options.staticDirs,
    settings: options.settings ?? defaultInstituteSettings,
    remotesElsewhere: options.remotesElsewhere ?? {},
    publicOrigin: new URL(options.publicOrigin ?? url),
    requestsPerMinute: options.requestsPerMinute ?? 6_000,
    trustedProxies: options.trustedProxies ?? 0,
  };
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer();
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** Answers what is under way; what is still open after 20 s is cut. */
async function drain(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection whose answer has just gone out is not idle yet, and would be kept for the next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
