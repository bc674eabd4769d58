import { createLogger, loadConfig, loadSettings, processEnvironment } from '@portal/service-kit';
import { gatewayConfig, serviceUrls } from './config';
import { findStaticDirs } from './pages/static-files.routes';
import { startGateway } from './start-gateway';

try {
  const config = loadConfig(gatewayConfig, processEnvironment());
  const running = await startGateway({
    port: config.PORT,
    host: config.HOST,
    services: serviceUrls(config),
    staticDirs: findStaticDirs(config.PORTAL_ASSETS),
    publicOrigin: config.PUBLIC_ORIGIN,
    settings: await loadSettings(config.SETTINGS_FILE),
    externalRemotes: config.PORTAL_REMOTES,
    budgets: {
      callsOfAddress: config.PORTAL_REQUESTS_PER_MINUTE,
      callsOfPerson: config.PORTAL_REQUESTS_PER_MINUTE_OF_PERSON,
      pages: config.PORTAL_PAGES_PER_MINUTE,
    },
    tokenClaims: { issuer: config.TOKEN_ISSUER, audience: config.TOKEN_AUDIENCE },
    connectionsPerAddress: config.PORTAL_CONNECTIONS_PER_ADDRESS,
    streamsPerAddress: config.PORTAL_STREAMS_PER_ADDRESS,
    arrivals: { bytesPerSecond: config.PORTAL_LEAST_BYTES_PER_SECOND, maxSlow: config.PORTAL_SLOW_REQUESTS },
    trustedProxies: config.PORTAL_TRUSTED_PROXIES,
    metricsPort: config.METRICS_PORT,
    logger: createLogger({ name: 'gateway', level: config.LOG_LEVEL }),
  });
  const stop = () => void running.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
