import { setTimeout as sleep } from 'node:timers/promises';
import { byLane } from '@portal/test-kit';
import { expectStatus } from './browser';
import type { FeedEntry, President } from './president';

/** The texts of the feed for each subject, oldest first. */
type FeedTexts = Map<string, string[]>;

const UNITS = 10;
const EVENTS = byLane({ push: 45, endurance: 90 });
const CHANGES_PER_EVENT = byLane({ push: 6, endurance: 9 });
/** Created, changed, cancelled. */
const WRITES_PER_EVENT = CHANGES_PER_EVENT + 2;
const CONCURRENT_WRITES = 4;

export const TOTAL_WRITES = UNITS + EVENTS * WRITES_PER_EVENT;

/**
 * `TOTAL_WRITES` writes in two services, spread over a duration: those of one subject one after the other, those of
 * different subjects at the same time. Answers the expected texts of the feed.
 */
export async function writeUnitsAndEvents(
  president: President,
  unitId: string,
  durationMs: number,
): Promise<FeedTexts> {
  const texts: FeedTexts = new Map();
  const units = Array.from({ length: UNITS }, (_, nth) => writeUnit(president, `Unit of the outage ${nth}`, texts));
  const events = Array.from({ length: EVENTS }, (_, nth) => writeEvent(president, unitId, `Race ${nth}`, texts));
  await spreadWrites([...units, ...events], durationMs);
  return texts;
}

/** The texts that the feed has for these subjects. */
export function feedTextsOf(feed: readonly FeedEntry[], subjectIds: Iterable<string>): FeedTexts {
  const texts: FeedTexts = new Map([...subjectIds].map((id) => [id, []]));
  for (const { subject, description } of feed.toReversed()) texts.get(subject._id)?.push(description);
  return texts;
}

/** Each worker writes for its share of the subjects by turns, at a rate that uses up the whole duration. */
async function spreadWrites(subjects: AsyncGenerator<void>[], durationMs: number): Promise<void> {
  const start = Date.now();
  let written = 0;
  await Promise.all(
    Array.from({ length: CONCURRENT_WRITES }, async (_, worker) => {
      const queue = subjects.filter((__, nth) => nth % CONCURRENT_WRITES === worker);
      for (let subject = queue.shift(); subject; subject = queue.shift()) {
        if ((await subject.next()).done) continue;
        queue.push(subject);
        written += 1;
        await sleep(Math.max(0, start + (written / TOTAL_WRITES) * durationMs - Date.now()));
      }
    }),
  );
}

async function* writeUnit(president: President, name: string, texts: FeedTexts): AsyncGenerator<void> {
  const { _id } = await expectStatus(president.createUnit(name), 201);
  texts.set(_id, [`Priya Nair created the unit ${name}`]);
  yield;
}

async function* writeEvent(president: President, unitId: string, name: string, texts: FeedTexts): AsyncGenerator<void> {
  const { event } = await expectStatus(president.createEvent(unitId, name), 201);
  const eventTexts = [`Priya Nair created ${name}`];
  texts.set(event._id, eventTexts);
  yield;
  let title = name;
  for (let lap = 1; lap <= CHANGES_PER_EVENT; lap += 1) {
    title = `${name}, lap ${lap}`;
    await expectStatus(president.call('PATCH', `/api/events/${event._id}`, { title }), 200);
    eventTexts.push(`Priya Nair changed ${title}`);
    yield;
  }
  await expectStatus(president.call('POST', `/api/events/${event._id}/cancellation`, { reason: 'No fuel.' }), 200);
  eventTexts.push(`Priya Nair cancelled ${title}`);
  yield;
}
