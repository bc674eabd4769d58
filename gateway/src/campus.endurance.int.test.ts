import { calls } from '@portal/contracts';
import { byLane } from '@portal/test-kit';
import { DEFAULT_BUDGETS } from './guards/request-guard';
import { findStaticDirs } from './pages/static-files.routes';
import { buildFrontEnds, openGateway, startUpstream } from './testing/test-gateway';

const CALL = calls.listPublicEvents.path;
/** Files, and more calls than a page of visitors makes. */
const REQUESTS = ['/login', '/assets/main.0a1b2c3d.js', '/settings.json', ...Array.from({ length: 5 }, () => CALL)];
/** Of the openings of a minute, and of every budget. */
const PART = byLane({ push: 1 / 50, endurance: 1 });

it('refuses nothing of 3,000 openings a minute from one address', async () => {
  const frontEnds = await buildFrontEnds();
  const service = await startUpstream();
  const services = { auth: service.url, events: service.url };
  const budgets = {
    callsOfAddress: DEFAULT_BUDGETS.callsOfAddress * PART,
    pages: DEFAULT_BUDGETS.pages * PART,
  };
  const gateway = await openGateway(services, { staticDirs: findStaticDirs(frontEnds.root), budgets });
  const statusOf = async (path: string) => {
    const response = await gateway.send(path, { headers: { Accept: 'text/html' } });
    await response.body?.cancel();
    return response.status;
  };
  const refused: number[] = [];
  for (let opening = 0; opening < 3_000 * PART; opening += 1) {
    const statuses = await Promise.all(REQUESTS.map(statusOf));
    refused.push(...statuses.filter((status) => status !== 200));
  }
  expect(refused).toEqual([]);
  await gateway.stop();
  await service.stop();
  await frontEnds.remove();
});
