import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedEntry, President } from './president';

/** What the feed says of one subject, oldest first. */
type Sentences = Map<string, string[]>;

const UNITS = 10;
const EVENTS = 90;
/** Created, changed nine times, cancelled. */
const WRITES_AN_EVENT = 11;
const LANES = 4;

export const WRITES = UNITS + EVENTS * WRITES_AN_EVENT;

/**
 * A thousand writes in two services, spread over a time: those of a subject one after the other, different subjects at
 * once. Answers what the feed has to say of each of them.
 */
export async function writeManyEvents(president: President, unitId: string, spreadMs: number): Promise<Sentences> {
  const told: Sentences = new Map();
  const units = Array.from({ length: UNITS }, (_, at) => writeUnit(president, `Unit of the outage ${at}`, told));
  const events = Array.from({ length: EVENTS }, (_, at) => writeEvent(president, { unitId, name: `Race ${at}` }, told));
  await inLanes([...units, ...events], spreadMs);
  return told;
}

/** The same as the feed has it, of these subjects alone. */
export function feedTextsOf(feed: readonly FeedEntry[], subjects: Iterable<string>): Sentences {
  const found: Sentences = new Map([...subjects].map((id) => [id, []]));
  for (const { subject, description } of feed.toReversed()) found.get(subject._id)?.push(description);
  return found;
}

/** Each lane takes the next writes of a few subjects in turns; the last write ends with the time. */
async function inLanes(subjects: AsyncGenerator<void>[], spreadMs: number): Promise<void> {
  const start = Date.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      let open = subjects.filter((__, at) => at % LANES === lane);
      while (open.length > 0) {
        const left: typeof open = [];
        for (const subject of open) {
          const { done: isOver } = await subject.next();
          if (isOver) continue;
          left.push(subject);
          done += 1;
          const due = start + (done / WRITES) * spreadMs;
          if (due > Date.now()) await sleep(due - Date.now());
        }
        open = left;
      }
    }),
  );
}

function expectStatus({ status, body }: { status: number; body: unknown }, expected: number): void {
  if (status !== expected) throw new Error(`A write answered ${status}: ${JSON.stringify(body)}`);
}

async function* writeUnit(president: President, name: string, told: Sentences): AsyncGenerator<void> {
  const answer = await president.createUnit(name);
  expectStatus(answer, 201);
  told.set(answer.body._id, [`Priya Nair created the unit ${name}`]);
  yield;
}

async function* writeEvent(
  president: President,
  { unitId, name }: { unitId: string; name: string },
  told: Sentences,
): AsyncGenerator<void> {
  const created = await president.createEvent(unitId, name);
  expectStatus(created, 201);
  const id = created.body.event._id;
  const sentences = [`Priya Nair created ${name}`];
  told.set(id, sentences);
  yield;
  for (let lap = 1; lap <= WRITES_AN_EVENT - 2; lap += 1) {
    const title = `${name}, lap ${lap}`;
    expectStatus(await president.call('PATCH', `/api/events/${id}`, { title }), 200);
    sentences.push(`Priya Nair changed ${title}`);
    yield;
  }
  expectStatus(await president.call('POST', `/api/events/${id}/cancellation`, { reason: 'No fuel.' }), 200);
  sentences.push(`Priya Nair cancelled ${name}, lap ${WRITES_AN_EVENT - 2}`);
  yield;
}
