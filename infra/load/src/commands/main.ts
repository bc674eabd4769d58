import { setTimeout as sleep } from 'node:timers/promises';
import { runBenchmark } from '../benchmark';
import { openStore } from '../benchmark-store';
import { openBroker } from '../broker';
import { startTokenIssuer, type TokenIssuer } from '../token-issuer';
import { commandVerdict, type CommandRun } from './report';
import { startServices } from './services';

/**
 * `npm run bench:commands`: how many commands the services send their store while nobody is there, and for a created
 * event with all that follows, each alone and one after the other.
 */
const REST_SECONDS = 60;
const SETTLE_MS = 20_000;
const EVENTS = 40;
const WARM_UP = 5;
/** Milliseconds between two events. */
const PAUSES = [500, 0];
const DAYS_AHEAD_MS = 7 * 86_400_000;

await runBenchmark(async (benchmark) => {
  let commands = 0;
  const tokens = await startTokenIssuer(benchmark);
  const services = await startServices(benchmark, {
    store: await openStore(benchmark),
    brokerUrl: await openBroker(benchmark),
    keySetUrl: tokens.keySetUrl,
    onCommand: () => (commands += 1),
  });
  const unitId = await createUnit(services.org, presidentOf(tokens));
  await sleep(SETTLE_MS);
  const counted = async (work: () => Promise<unknown>) => {
    commands = 0;
    await work();
    return commands;
  };
  const atRest = (await counted(() => sleep(REST_SECONDS * 1_000))) / REST_SECONDS;
  const runs: CommandRun[] = [];
  for (const pauseMs of PAUSES) {
    // One person may create only so many in an hour.
    const headers = presidentOf(tokens);
    const create = (count: number) => createEvents(services.events, { headers, unitId, count, pauseMs });
    await create(WARM_UP);
    const began = performance.now();
    const all = await counted(() => create(EVENTS));
    runs.push({ pauseMs, perEvent: (all - (atRest * (performance.now() - began)) / 1_000) / EVENTS });
  }
  return commandVerdict({ atRest, runs });
});

function presidentOf(tokens: TokenIssuer) {
  const { cookie } = tokens.headersOf('PRESIDENT');
  return { authorization: `Bearer ${cookie.slice(cookie.indexOf('=') + 1)}` };
}

type Headers = ReturnType<typeof presidentOf>;

async function createUnit(org: string, headers: Headers): Promise<string> {
  const body = {
    name: 'Coding Club',
    type: 'Club',
    category: 'scitech',
    contact_info: { email: 'coding.club@example.edu' },
  };
  const { _id } = await post<{ _id: string }>(`${org}/api/orgUnit/create`, headers, body);
  return _id;
}

interface Creation {
  headers: Headers;
  unitId: string;
  count: number;
  pauseMs: number;
}

/** Creates them one after the other, and waits until all has happened that follows. */
async function createEvents(events: string, { headers, unitId, count, pauseMs }: Creation): Promise<void> {
  const start = Date.now() + DAYS_AHEAD_MS;
  const schedule = { start: new Date(start), end: new Date(start + 7_200_000), venue: 'Main Hall', mode: 'offline' };
  for (let number = 0; number < count; number += 1) {
    await post(`${events}/api/events/create`, headers, {
      title: `Hack Night ${number}`,
      description: 'Bring a laptop.',
      category: 'technical',
      type: 'Workshop',
      organizing_unit_id: unitId,
      schedule,
      registration: { required: false },
    });
    await sleep(pauseMs);
  }
  await sleep(1_500);
}

async function post<Answer>(url: string, headers: Headers, body: object): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
