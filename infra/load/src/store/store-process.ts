/** The embedded store in a process of its own: `store-process.ts <folder>`. Any message is answered with its resident bytes. */
import { startEmbeddedMongo } from '@portal/embedded-mongo';

const [dataDir = ''] = process.argv.slice(2);
const start = performance.now();
const store = await startEmbeddedMongo({ dataDir });
process.on('message', () => process.send?.(process.memoryUsage.rss()));
process.on('disconnect', () => void store.close().then(() => process.exit(0)));
process.send?.({ ready: { url: store.url, openingMs: performance.now() - start } });
