import { randomBytes } from 'node:crypto';
import { measure, type Target } from './measure';
import type { Officer } from './officer';
import { fillEvents, startPortal, type RunStore } from './portal';
import type { Processes } from './processes';
import { REFERENCE, type Row } from './report';
import { FOUR_WEEKS } from './sample-rooms';

export const EVENTS = 2_000;
export const LIST = 'events list';
export const AVAILABILITY = 'room availability';
export const ROUNDS = 4;
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 2);
const CLIENTS = [1, 10, 50];
const WARM_UP_SECONDS = 2;

/** The store of the run, with databases that nobody else uses. */
export async function openStore({ start }: Processes, dataDir: string): Promise<RunStore> {
  const prefix = `bench_${randomBytes(4).toString('hex')}_`;
  const given = process.env.MONGO_URL;
  console.log(given ? 'Store: the one MONGO_URL names' : 'Store: embedded, in a process of its own');
  return { prefix, url: given ?? (await start('infra/standalone/src/store-process.ts', [dataDir])) };
}

/** Starts and fills all that is measured; gives the addresses by their names. */
export async function startEverything(
  running: Processes,
  on: RunStore,
  officer: Officer,
): Promise<Map<string, Target>> {
  const reference = await running.start('infra/load/src/reference.ts', [on.url, `${on.prefix}reference`, `${EVENTS}`]);
  const gateway = await startPortal(running, on, officer);
  const id = await fillEvents(on, EVENTS);
  const fourWeeks = new URLSearchParams(FOUR_WEEKS);
  return new Map<string, Target>([
    [REFERENCE, { url: `${reference}/events` }],
    [LIST, { url: `${gateway}/api/events/by-role/STUDENT` }],
    ['event detail', { url: `${gateway}/api/events/${id}` }],
    [AVAILABILITY, { url: `${gateway}/api/rooms/availability?${fourWeeks.toString()}`, headers: officer.headers }],
  ]);
}

/** Also makes sure that what is measured is the answer and not a refusal. */
export async function showSizes(addresses: Map<string, Target>): Promise<void> {
  for (const [name, { url, headers }] of addresses) {
    const answer = await fetch(url, { headers: { accept: 'application/json', ...headers } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`);
    const body = JSON.parse(text) as unknown;
    console.log(`${name}: ${Array.isArray(body) ? `${body.length} items, ` : ''}${text.length} bytes`);
  }
}

/** Each address at each number of clients. */
export async function measureAll(addresses: Map<string, Target>): Promise<Row[]> {
  for (const target of addresses.values()) await measure(target, 10, WARM_UP_SECONDS);
  const rows: Row[] = [];
  for (const clients of CLIENTS) {
    const turns = [...addresses].map(([name, target]) => ({ target, row: { name, clients, rounds: [] } as Row }));
    // In turns, so that a slow moment of the machine meets all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { target, row } of turns) row.rounds.push(await measure(target, clients, SECONDS));
    }
    rows.push(...turns.map(({ row }) => row));
  }
  return rows;
}
