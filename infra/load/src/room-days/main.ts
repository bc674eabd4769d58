import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { startService } from '../portal';
import { startTokenIssuer } from '../token-issuer';
import { fillEvents } from './fill-events';
import { measureDay, type Campus } from './measure-day';
import { roomDayVerdict, type RoomDay } from './report';

/** `npm run bench:room-days`: rooms of one day are requested and approved by 10 and by 50 clients, in turns. */
const CLIENTS = [10, 50];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

await runBenchmark(async (benchmark) => {
  const tokens = await startTokenIssuer(benchmark);
  const store = await openStore(benchmark);
  const url = await startService(
    { processes: benchmark.processes, store, keySetUrl: tokens.keySetUrl },
    'events',
    // Nobody is to be counted as refused because the machine is slow.
    { env: { ANSWER_WITHIN_MS: '60000' } },
  );
  const eventIds = await fillEvents(store, Math.max(...CLIENTS));
  const president = tokens.headersOf('PRESIDENT');
  const campus: Campus = {
    url,
    eventIds,
    coordinator: () => bearerOf(tokens.headersOf('CLUB_COORDINATOR')),
    president: () => bearerOf(president),
  };
  const days: RoomDay[] = [];
  // The first round is not counted: fresh processes take some hundred answers to come up to speed.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [turn, clients] of CLIENTS.entries()) {
      const date = new Date(Date.UTC(2036, 0, 1 + round * CLIENTS.length + turn)).toISOString().slice(0, 10);
      const day = await measureDay(campus, { date, clients, seconds: SECONDS });
      if (round > 0) days.push(day);
    }
  }
  return roomDayVerdict(days);
});

/** As the gateway passes the cookie on. */
function bearerOf({ cookie }: { readonly cookie: string }) {
  return { authorization: `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}` };
}
