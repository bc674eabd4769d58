import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICES, type ServiceName } from '@portal/contracts';
import type { SeedProgress } from '@portal/demo-data';
import { startEmbeddedMongo } from '@portal/embedded-mongo';
import { createInProcessBus, loadSettings } from '@portal/service-kit';
import { createAdjustableClock } from '../src/clock';
import { seedServiceGroup } from '../src/seed-service-group';
import { startServiceGroup } from '../src/service-group';

/** Makes the demo institute on a store of its own, at a fixed moment. */
export async function seedInstitute(scale: number, now: Date) {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-institute-'));
  const store = await startEmbeddedMongo({ dataDir: path.join(folder, 'store') });
  const clock = createAdjustableClock();
  clock.set(now);
  const settings = await loadSettings(undefined);
  const env = {
    MONGO_URL: store.url,
    PHOTO_DIR: path.join(folder, 'photos'),
    FEEDBACK_AUTHOR_KEY: 'a key of the author for this test only',
    PUBLIC_ORIGIN: 'http://localhost',
    LOG_LEVEL: 'fatal',
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'off',
    PORTAL_PRESIDENT_EMAIL: 'president@example.edu',
  };
  const bus = createInProcessBus();
  const group = await startServiceGroup({ env, clock, settings, bus });
  const progress: SeedProgress[] = [];
  async function stop(): Promise<void> {
    await group.stop();
    await bus.close();
    await store.close();
    await rm(folder, { recursive: true });
  }

  try {
    await seedServiceGroup(group, { settings, clock }, { now, scale, onProgress: (one) => progress.push(one) });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    group,
    progress,
    /** Every document of a collection of a service. */
    read: <Row>(service: ServiceName, collection: string): Promise<Row[]> =>
      group.services[service].store.connection.collection(collection).find().toArray() as Promise<unknown> as Promise<
        Row[]
      >,
    async countDeadLetters(): Promise<number> {
      const counts = SERVICES.map((name) =>
        group.services[name].store.connection.collection('dead-letters').countDocuments(),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },
    stop,
  };
}
