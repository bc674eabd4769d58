import { SERVICES } from '@portal/contracts';
import { runBenchmark } from '../benchmark';
import { documentId, insertDocuments, openStore } from '../benchmark-store';
import { storedHolderOf } from '../lists/stored-holders';
import { compareWithReference, startReference } from '../comparison';
import { startPortal } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { storedEventOf } from './stored-events';
import { BOOKED_DAYS, BOOKED_PERIOD, ROOMS, storedBookedDay, storedRoom } from './stored-rooms';

/** `npm run bench`: the busiest calls through the gateway, against a bare reference. */
const EVENTS = 2_000;
const HOLDERS = 10_000;
const LIST = 'events list';
const HOLDER_LIST = 'holders list';
const AVAILABILITY = 'room availability';
/** Shares of the reference's requests a second. */
const MIN_RATIOS = { [LIST]: 0.4, [HOLDER_LIST]: 0.45, [AVAILABILITY]: 0.33 };

await runBenchmark(async (benchmark) => {
  const store = await openStore(benchmark);
  const { keySetUrl, headersOf } = await startTokenIssuer(benchmark);
  const reference = await startReference(benchmark, store, 'infra/load/src/calls/reference.ts', EVENTS);
  const gateway = await startPortal({ processes: benchmark.processes, store, keySetUrl }, SERVICES);
  const eventsDatabase = { url: store.url, database: `${store.prefix}events` };
  await insertDocuments({ ...eventsDatabase, collection: 'events' }, EVENTS, storedEventOf);
  await insertDocuments({ ...eventsDatabase, collection: 'rooms' }, ROOMS, storedRoom);
  await insertDocuments({ ...eventsDatabase, collection: 'booked_days' }, BOOKED_DAYS, storedBookedDay);
  const holders = { url: store.url, database: `${store.prefix}org`, collection: 'holders' };
  await insertDocuments(holders, HOLDERS, (number) => storedHolderOf(number, HOLDERS));
  const period = new URLSearchParams(BOOKED_PERIOD).toString();
  const headers = headersOf('PRESIDENT');
  return compareWithReference({
    subject: `${EVENTS} events, ${HOLDERS} holders`,
    reference: { url: `${reference}/events` },
    targets: {
      [LIST]: { url: `${gateway}/api/events/by-role/STUDENT` },
      'event detail': { url: `${gateway}/api/events/${documentId(0)}` },
      [HOLDER_LIST]: { url: `${gateway}/api/positions/get-all-position-holder`, headers },
      [AVAILABILITY]: { url: `${gateway}/api/rooms/availability?${period}`, headers },
    },
    minRatios: MIN_RATIOS,
  });
});
