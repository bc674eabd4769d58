import { readConfig } from '../src/config';
import { startPortal } from '../src/portal';

/** The start in one process without the front ends, which these tests do not need. */
const portal = await startPortal(readConfig(process.argv.slice(2)));
console.log(`Portal ready at ${portal.url}`);
process.once('SIGTERM', () => void portal.stop().then(() => process.exit(0)));
