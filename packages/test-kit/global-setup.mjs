import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Gives the integration tests an empty folder for the bundles of programs, one key for access tokens, and a store: the
 * server that MONGO_URL names, or the embedded one on a free port.
 */
export default async function setUp() {
  process.env.PORTAL_TEST_BUNDLES = await mkdtemp(path.join(tmpdir(), 'portal-test-bundles-'));
  const { newRsaKeys } = await tsImport('./src/rsa-keys.ts', import.meta.url);
  process.env.PORTAL_TEST_SIGNING_KEY = newRsaKeys().privateKey.export({ type: 'pkcs8', format: 'pem' });
  if (process.env.MONGO_URL) return;
  const { startEmbeddedMongo } = await tsImport('@portal/embedded-mongo', import.meta.url);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-store-'));
  const store = await startEmbeddedMongo({ dataDir, port: 0 });
  process.env.MONGO_URL = store.url;
  process.env.EMBEDDED_TEST_STORE = 'yes';
  globalThis.portalTestStore = { store, dataDir };
}
