import { insertDocuments, type BenchmarkStore } from '../benchmark-store';
import { storedEventOf } from '../lists/stored-events';

/** The unit of the benchmark's coordinator is that of every twentieth event, beginning with this one. */
const FIRST = 1;
const EVERY = 20;

/** Stores as many events for which the coordinator may request rooms; gives their ids. */
export async function fillEvents({ url, prefix }: BenchmarkStore, count: number): Promise<string[]> {
  const events = Array.from({ length: count }, (_, at) => ({
    ...storedEventOf(FIRST + at * EVERY, count * EVERY),
    status: 'planned',
  }));
  const [first] = events;
  if (!first) return [];
  const target = { url, database: `${prefix}events`, collection: 'events' };
  await insertDocuments(target, count, (number) => events[number] ?? first);
  return events.map(({ _id }) => _id);
}
