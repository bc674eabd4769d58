/** The embedded store in a process of its own: `store-process.ts <folder>`. Tells how long it took to open, and its memory when asked. */
import { startEmbeddedMongo } from '@portal/embedded-mongo';

const [dataDir = ''] = process.argv.slice(2);
const started = performance.now();
const store = await startEmbeddedMongo({ dataDir });
process.send?.({ url: store.url, openedIn: performance.now() - started });
process.on('message', () => process.send?.({ resident: process.memoryUsage.rss() }));
process.on('disconnect', () => void store.close().then(() => process.exit(0)));
