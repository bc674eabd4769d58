import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Gives the integration tests a store: the server that MONGO_URL names, or the embedded one on a free port. */
export default async function startStore() {
  if (process.env.MONGO_URL) return;
  const { startEmbeddedMongo } = await tsImport('@portal/embedded-mongo', import.meta.url);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-store-'));
  const store = await startEmbeddedMongo({ dataDir, port: 0 });
  process.env.MONGO_URL = store.url;
  process.env.EMBEDDED_TEST_STORE = 'yes';
  globalThis.portalTestStore = { store, dataDir };
}
