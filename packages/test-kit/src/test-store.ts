import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A document store for tests. */
export interface TestStore {
  url: string;
  close(): Promise<void>;
}

interface EmbeddedMongo {
  startEmbeddedMongo(options: { dataDir: string; port?: number }): Promise<{ url: string; close(): Promise<void> }>;
}

// A name the compiler does not follow: the embedded store is not among this package's dependencies.
const EMBEDDED_STORE: string = '@portal/embedded-mongo';

/** The server that MONGO_URL names; without one, an embedded store on a free port that `close` removes. */
export async function startTestStore(): Promise<TestStore> {
  const url = process.env.MONGO_URL;
  if (url) return { url, close: async () => undefined };
  const { startEmbeddedMongo } = (await import(EMBEDDED_STORE)) as EmbeddedMongo;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-test-store-'));
  const store = await startEmbeddedMongo({ dataDir, port: 0 });
  return {
    url: store.url,
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database name nobody else uses. */
export function uniqueDatabase(name: string): string {
  return `test_${name}_${randomBytes(5).toString('hex')}`;
}
