import { rm } from 'node:fs/promises';

export default async function tearDown() {
  await rm(process.env.PORTAL_TEST_BUNDLES, { recursive: true, force: true });
  const started = globalThis.portalTestStore;
  if (!started) return;
  delete globalThis.portalTestStore;
  delete process.env.MONGO_URL;
  await started.store.close();
  await rm(started.dataDir, { recursive: true, force: true });
}
