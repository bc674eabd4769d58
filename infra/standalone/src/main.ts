import { buildFrontEnds } from '@portal/build-config/build';
import { renderBanner } from './banner';
import { readConfig } from './config';
import { startPortal } from './portal';

try {
  const config = readConfig(process.argv.slice(2));
  await buildFrontEnds();
  const portal = await startPortal(config);
  console.log(renderBanner(portal));
  const stop = () => void portal.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
