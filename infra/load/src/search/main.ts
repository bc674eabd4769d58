import { runBenchmark } from '../benchmark';
import { insertDocuments, openStore } from '../benchmark-store';
import { compareWithReference, startReference, type Compared } from '../comparison';
import { startPortal } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { storedEntryOf } from './stored-entries';

/** `npm run bench:search`: the search of the whole portal through the gateway, against a bare reference. */
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 20_000);
/** Share of the reference's requests a second. */
const MIN_RATIO = 0.33;
const REFERENCE = 'reference';
/** Starts titles of events, names of people and names of units, more than five of each. */
const COMMON_PREFIX = 'mar';
/** Found in one event. */
const RARE_PREFIX = '7003';

await runBenchmark(async (benchmark) => {
  const store = await openStore(benchmark);
  const { keySetUrl, headersOf } = await startTokenIssuer(benchmark);
  const reference = await startReference(benchmark, store, 'infra/load/src/search/reference.ts', ENTRIES);
  const gateway = await startPortal({ processes: benchmark.processes, store, keySetUrl }, ['activity']);
  const target = { url: store.url, database: `${store.prefix}activity`, collection: 'search_entries' };
  await insertDocuments(target, ENTRIES, storedEntryOf(ENTRIES));
  const headers = headersOf('PRESIDENT');
  const compared = { reference: REFERENCE, minRatio: MIN_RATIO };
  const targets: Record<string, Compared> = {
    'search of the president': { url: `${gateway}/api/search?q=${COMMON_PREFIX}`, headers, ...compared },
    'search of a visitor': { url: `${gateway}/api/search?q=${COMMON_PREFIX}`, ...compared },
    'search of a visitor, one hit': { url: `${gateway}/api/search?q=${RARE_PREFIX}`, ...compared },
  };
  return compareWithReference({
    subject: `${ENTRIES} entries`,
    references: { [REFERENCE]: { url: `${reference}/search?q=${COMMON_PREFIX}&limit=15` } },
    targets,
  });
});
