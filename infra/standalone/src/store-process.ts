/** The embedded store as a process of its own: `store-process.ts <folder>`. */
import { startEmbeddedMongo } from '@portal/embedded-mongo';

const [dataDir = ''] = process.argv.slice(2);
const store = await startEmbeddedMongo({ dataDir });
process.on('disconnect', () => void store.close().then(() => process.exit(0)));
process.send?.({ ready: store.url });
