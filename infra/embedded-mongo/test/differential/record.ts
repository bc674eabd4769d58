/** Stores the answers of the engine that MONGO_URL names, with which `npm test` compares the embedded store. */
import { record } from './recording';
import { openStores } from './stores';

const stores = await openStores();
if (!stores.engine) throw new Error('MONGO_URL names no engine.');
await record(stores.embedded, stores.engine);
await stores.close();
