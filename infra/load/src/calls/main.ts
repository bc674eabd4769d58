import { SERVICES } from '@portal/contracts';
import { runBenchmark } from '../benchmark';
import { documentId, insertDocuments, openStore, type BenchmarkStore } from '../benchmark-store';
import { compareWithReference, startReference, type Compared } from '../comparison';
import { dashboardCalls } from '../lists/dashboard-calls';
import { eventListCalls, feedbackListCalls, holderListCalls, type ListCall } from '../lists/list-calls';
import { panelListCalls } from '../lists/record-list-calls';
import { LIST_SUBJECTS } from '../lists/subjects';
import { BENCH_ORIGIN, startPortal } from '../portal';
import { registerAccount } from '../streams/portal-client';
import { startTokenIssuer, type TokenIssuer } from '../token-issuer';
import { storedEventOf } from './stored-events';
import { BOOKED_DAYS, BOOKED_PERIOD, ROOMS, storedBookedDay, storedRoom } from './stored-rooms';

/**
 * `npm run bench`: every list, and what is read singly, through the gateway, against a bare page and a bare document.
 * BENCH_CLIENTS says how many clients there are, 1, 10 and 50 in turns unless it does. Words choose what is measured:
 * `npm run bench -- panel account`.
 */
const WORDS = process.argv.slice(2);
const EVENTS = 2_000;
const FEEDBACK = 2_000;
const HOLDERS = 10_000;
const STUDENTS = 200;
const CLUB_MEMBERS = 500;
/** Shares of the reference's requests a second. */
const MIN_LIST = 0.5;
const MIN_SINGLE = 0.55;
const MIN_DASHBOARD = 0.33;
/** Compared with a page although it reads 28 days and computes what is free. */
const MIN_AVAILABILITY = 0.33;
const PAGE = 'page';
const SINGLE = 'one document';

await runBenchmark(async (benchmark) => {
  const store = await openStore(benchmark);
  const tokens = await startTokenIssuer(benchmark);
  const reference = await startReference(benchmark, store, 'infra/load/src/calls/reference.ts', EVENTS);
  const options = { processes: benchmark.processes, store, keySetUrl: tokens.keySetUrl };
  const gateway = await startPortal(options, SERVICES, '', { AUTH_REQUIRE_CONFIRMED_EMAIL: 'off' });
  await fill(store);
  const cookie = await registerAccount(gateway, 'bench.person@example.edu', BENCH_ORIGIN);
  const lists = targetsOf(firstPages(tokens), { gateway, minRatio: MIN_LIST });
  const dashboards = targetsOf(dashboardCalls(tokens), { gateway, minRatio: MIN_DASHBOARD });
  const period = new URLSearchParams(BOOKED_PERIOD).toString();
  return compareWithReference({
    subject: `${EVENTS} events, ${FEEDBACK} pieces of feedback, ${HOLDERS} holders, records of ${STUDENTS} students, a club of ${CLUB_MEMBERS}`,
    references: {
      [PAGE]: { url: `${reference}/events` },
      [SINGLE]: { url: `${reference}/events/${documentId(0)}` },
    },
    targets: chosen({
      // First, because its session does not last as long as the benchmark may.
      'own account': {
        url: `${gateway}/auth/fetchAuth`,
        headers: { cookie },
        reference: SINGLE,
        minRatio: MIN_SINGLE,
      },
      'event by id': { url: `${gateway}/api/events/${documentId(0)}`, reference: SINGLE, minRatio: MIN_SINGLE },
      ...lists,
      ...dashboards,
      'room availability': {
        url: `${gateway}/api/rooms/availability?${period}`,
        headers: tokens.headersOf('PRESIDENT'),
        reference: PAGE,
        minRatio: MIN_AVAILABILITY,
      },
    }),
  });
});

function targetsOf(
  calls: readonly ListCall[],
  { gateway, minRatio }: { gateway: string; minRatio: number },
): Record<string, Compared> {
  return Object.fromEntries(
    calls.map(({ name, path, headers }) => [
      name,
      { url: gateway + path, ...(headers && { headers }), reference: PAGE, minRatio },
    ]),
  );
}

function chosen(targets: Record<string, Compared>): Record<string, Compared> {
  const isChosen = (name: string) => WORDS.length === 0 || WORDS.some((word) => name.includes(word));
  return Object.fromEntries(Object.entries(targets).filter(([name]) => isChosen(name)));
}

async function fill(store: BenchmarkStore): Promise<void> {
  const events = { url: store.url, database: `${store.prefix}events` };
  await insertDocuments({ ...events, collection: 'events' }, EVENTS, storedEventOf);
  await insertDocuments({ ...events, collection: 'rooms' }, ROOMS, storedRoom);
  await insertDocuments({ ...events, collection: 'booked_days' }, BOOKED_DAYS, storedBookedDay);
  await LIST_SUBJECTS.feedback?.fill(store, '', FEEDBACK);
  await LIST_SUBJECTS.holders?.fill(store, '', HOLDERS);
  await LIST_SUBJECTS.panel?.fill(store, '', STUDENTS);
  await LIST_SUBJECTS.club?.fill(store, '', CLUB_MEMBERS);
}

/** Of every list, for everybody who sees another one. */
function firstPages(tokens: TokenIssuer): ListCall[] {
  const calls = [
    ...eventListCalls(tokens),
    ...feedbackListCalls(tokens),
    ...holderListCalls(tokens, { few: HOLDERS, many: HOLDERS }),
    ...panelListCalls(tokens),
  ];
  return calls.filter(({ name }) => !/deep|search|year|tenure|status|unit|resolved|type|newest/.test(name));
}
