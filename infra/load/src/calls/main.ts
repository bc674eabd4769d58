import { SERVICES } from '@portal/contracts';
import { runBenchmark } from '../benchmark';
import { documentId, insertDocuments, openStore } from '../benchmark-store';
import { compareWithReference, startReference } from '../comparison';
import { startPortal } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { storedEventOf } from './stored-events';
import { BOOKED_DAYS, BOOKED_PERIOD, ROOMS, storedBookedDay, storedRoom } from './stored-rooms';

/** `npm run bench`: the busiest calls through the gateway, against a bare reference. */
const EVENTS = 2_000;
const LIST = 'events list';
const AVAILABILITY = 'room availability';
/** Shares of the reference's requests a second. */
const MIN_RATIOS = { [LIST]: 0.4, [AVAILABILITY]: 0.33 };

await runBenchmark(async (benchmark) => {
  const store = await openStore(benchmark);
  const { keySetUrl, headersOf } = await startTokenIssuer(benchmark);
  const reference = await startReference(benchmark, store, 'infra/load/src/calls/reference.ts', EVENTS);
  const gateway = await startPortal({ processes: benchmark.processes, store, keySetUrl }, SERVICES);
  const eventsDatabase = { url: store.url, database: `${store.prefix}events` };
  await insertDocuments({ ...eventsDatabase, collection: 'events' }, EVENTS, storedEventOf);
  await insertDocuments({ ...eventsDatabase, collection: 'rooms' }, ROOMS, storedRoom);
  await insertDocuments({ ...eventsDatabase, collection: 'booked_days' }, BOOKED_DAYS, storedBookedDay);
  const period = new URLSearchParams(BOOKED_PERIOD).toString();
  const headers = headersOf('PRESIDENT');
  return compareWithReference({
    subject: `${EVENTS} events`,
    reference: { url: `${reference}/events` },
    targets: {
      [LIST]: { url: `${gateway}/api/events/by-role/STUDENT` },
      'event detail': { url: `${gateway}/api/events/${documentId(0)}` },
      [AVAILABILITY]: { url: `${gateway}/api/rooms/availability?${period}`, headers },
    },
    minRatios: MIN_RATIOS,
  });
});
