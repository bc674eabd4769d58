import { readConfig } from '../src/config';
import { startPortal } from '../src/portal';

/** The one-process start without the front ends: what these tests watch is behind the gateway. */
const portal = await startPortal(readConfig(process.argv.slice(2)));
console.log(`Portal ready at ${portal.url}`);
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
