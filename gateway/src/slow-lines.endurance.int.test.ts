import { calls } from '@portal/contracts';
import { ARRIVAL_LIMITS } from '@portal/service-kit';
import { byLane } from '@portal/test-kit';
import { uploadSlowly } from './testing/slow-upload';
import { openGateway, startUpstream } from './testing/test-gateway';

/** Of the files, and of how long a body may stand still. */
const PART = byLane({ push: 1 / 20, endurance: 1 });
/** 100 kB/s. */
const LINE = { chunk: 'x'.repeat(10_000), intervalMs: 100 };
const MB = 1_000_000;

it.each([
  ['a photo of 2 MB', calls.changePhoto.path, 2 * MB],
  ['an import of 5 MB', calls.uploadImport.path, 5 * MB],
])('%s arrives on a line of 100 kB/s', async (_what, path, bytes) => {
  const service = await startUpstream();
  const services = { auth: service.url, records: service.url, org: service.url };
  const standstillMs = ARRIVAL_LIMITS.standstillMs * PART;
  const gateway = await openGateway(services, { arrivals: { standstillMs } });
  const chunks = (bytes * PART) / LINE.chunk.length;
  expect(await uploadSlowly(gateway.url, path, { ...LINE, chunks })).toBe(200);
  await gateway.stop();
  await service.stop();
});
