import { makeDemoInstitute } from '@portal/demo-data';
import { startGateway } from '@portal/gateway';
import { createInProcessBus, createLogger, loadSettings, processEnvironment } from '@portal/service-kit';
import { createPortalClock } from './clock';
import type { StandaloneConfig } from './config';
import { dropPortalDatabases, openDemoMark, openDocumentStore } from './document-store';
import { startMailInbox } from './mail-inbox/inbox';
import { startServices, type ServiceGroup } from './service-group';

const HOST = '127.0.0.1';

/** Starts the whole portal in this process; the result stops it again, in the opposite order. */
export async function startPortal(config: StandaloneConfig) {
  const logger = createLogger({ name: 'portal', level: config.LOG_LEVEL });
  const settings = await loadSettings(config.SETTINGS_FILE);
  const store = await openDocumentStore(config);
  const mark = await openDemoMark(store.url);
  const before = await mark.read();
  if (config.reset || before === 'making') await dropPortalDatabases(store.url);
  const isFresh = config.reset || before === null || before === 'making';
  const inbox = await startMailInbox({
    mongoUrl: store.url,
    host: HOST,
    httpPort: config.MAIL_PORT,
    smtpPort: config.SMTP_PORT,
  });
  const origin = `http://localhost:${config.PORT}`;
  const clock = createPortalClock();
  const bus = config.AMQP_URL ? null : createInProcessBus({ logger });
  const env = {
    ...processEnvironment(),
    MONGO_URL: store.url,
    LOG_LEVEL: config.LOG_LEVEL,
    PUBLIC_ORIGIN: origin,
    SMTP_URL: inbox.smtpUrl,
    PORTAL_PRESIDENT_EMAIL: config.PORTAL_PRESIDENT_EMAIL ?? `president@${settings.emailDomain}`,
  };
  const services = await startServices({ env, clock, settings, bus });
  if (isFresh && config.empty) await mark.write('empty');
  else if (isFresh) {
    await mark.write('making');
    await fillWithDemo(services, { clock, settings, scale: config.scale });
    await mark.write('made');
  }
  const gateway = await startGateway({
    port: config.PORT,
    host: HOST,
    origin,
    services: services.urls,
    settings,
    logger,
  });
  return {
    url: origin,
    inboxUrl: inbox.url,
    hasDemo: (await mark.read()) === 'made',
    settings,
    async stop() {
      await gateway.stop();
      await services.stop();
      await inbox.stop();
      await bus?.close();
      await mark.close();
      await store.close();
    },
  };
}

async function fillWithDemo(
  services: ServiceGroup,
  {
    clock,
    settings,
    scale,
  }: { clock: ReturnType<typeof createPortalClock>; settings: Awaited<ReturnType<typeof loadSettings>>; scale: number },
) {
  await makeDemoInstitute(
    {
      auth: services.auth.useCases,
      events: services.events.useCases,
      org: services.org.useCases,
      settings,
      settle: () => services.settle(),
      setClock: (moment) => clock.set(moment),
    },
    { now: new Date(), scale },
  );
  clock.set(null);
}
