import { setTimeout as sleep } from 'node:timers/promises';
import fc, { type Arbitrary } from 'fast-check';
import type { Db, Document } from 'mongodb';
import { answerOf, fill, text, type Answer } from './answers';
import { excuse } from './deviations';
import { indexes, isWrite, reads, writes, type Operation } from './operations';
import { collections } from './values';

/** Operations on one set of documents, with indexes that only the embedded store has. */
export interface Batch {
  documents: Document[];
  others: Document[];
  keys: Document[];
  operations: Operation[];
}

export const operationsInBatch = 25;

const batchOf = (operations: Arbitrary<Operation>, keys: Arbitrary<Document[]>): Arbitrary<Batch> =>
  fc.record({
    documents: collections(12),
    others: collections(4),
    keys,
    operations: fc.array(operations, { minLength: operationsInBatch, maxLength: operationsInBatch }),
  });

// An index of two fields refuses documents with two lists, which the other store would take.
const ofOneField = indexes.map((keys) => keys.filter((key) => Object.keys(key).length === 1));

/** Half of the batches read, half of them write. */
export const batches: Arbitrary<Batch> = fc.oneof(batchOf(reads, indexes), batchOf(writes, ofOneField));

export const isSame = (one: Answer, other: Answer): boolean => one.code === other.code && one.result === other.result;

const whole = ({ result, code, message }: Answer) =>
  code === undefined ? (result ?? '') : `error ${code}: ${message}`;

/** An answer from a little before the place where the other one differs. */
function described(answer: Answer, other: Answer): string {
  const [shown, beside] = [whole(answer), whole(other)];
  let at = 0;
  while (at < shown.length && shown[at] === beside[at]) at += 1;
  return at > 300 ? `... ${shown.slice(at - 200)}` : shown;
}

/** Some operations end the engine's process, which then is away for a moment. */
async function untilBack(engine: Db): Promise<void> {
  const isAway = () =>
    engine
      .collection('rows')
      .findOne()
      .then(
        () => false,
        () => true,
      );
  while (await isAway()) await sleep(100);
}

/** Puts the same documents into both stores. */
async function begin(embedded: Db, engine: Db, { documents, others, keys }: Omit<Batch, 'operations'>): Promise<void> {
  await Promise.all([embedded, engine].map((db) => fill(db, documents, others)));
  for (const key of keys)
    await embedded
      .collection('rows')
      .createIndex(key)
      .catch(() => undefined);
}

async function differs(embedded: Db, engine: Db, batch: Omit<Batch, 'operations'>, operation: Operation) {
  await begin(embedded, engine, batch);
  const [ours, theirs] = await Promise.all([answerOf(embedded, operation), answerOf(engine, operation)]);
  return !isSame(ours, theirs) && excuse(operation, batch.documents, ours, theirs) === undefined;
}

/** Only those documents without which the stores agree. */
async function narrowed(embedded: Db, engine: Db, batch: Batch, operation: Operation): Promise<Batch> {
  let least = batch;
  for (const part of ['documents', 'others', 'keys'] as const) {
    for (const each of batch[part]) {
      const less = { ...least, [part]: least[part].filter((other) => other !== each) };
      if (await differs(embedded, engine, less, operation)) least = less;
    }
  }
  return least;
}

interface Found {
  operation: Operation;
  ours: Answer;
  theirs: Answer;
}

/** The first operation that the stores answer differently, and not by a known deviation. */
async function firstDifference(embedded: Db, engine: Db, batch: Batch): Promise<Found | undefined> {
  await untilBack(engine);
  await begin(embedded, engine, batch);
  for (const operation of batch.operations) {
    const [ours, theirs] = await Promise.all([answerOf(embedded, operation), answerOf(engine, operation)]);
    if (!isSame(ours, theirs) && excuse(operation, batch.documents, ours, theirs) === undefined) {
      return { operation, ours, theirs };
    }
    if (theirs.code === 1) await untilBack(engine);
    // A write that failed, or that differs by a known deviation or in the order of a set, may have left different documents.
    const isInDoubt = ours.code !== undefined || !isSame(ours, theirs) || Array.isArray(operation.update);
    if (theirs.code === 1 || (isWrite(operation) && isInDoubt)) await begin(embedded, engine, batch);
  }
  return undefined;
}

/** Fails with the first difference that is ours, and the fewest documents that show it. */
export async function compare(embedded: Db, engine: Db, batch: Batch): Promise<void> {
  const once = await firstDifference(embedded, engine, batch).catch(() => 'an engine that ended');
  // An engine that ended has lost documents: a difference is there a second time.
  const found = once && (await firstDifference(embedded, engine, batch));
  if (!found) return;
  const { operation, ours, theirs } = found;
  const { documents, others, keys } = await narrowed(embedded, engine, batch, operation);
  throw new Error(
    [
      `The stores differ in ${text(operation)}`,
      `on the documents ${text(documents)}, with others ${text(others)} and the indexes ${JSON.stringify(keys)}`,
      `embedded: ${described(ours, theirs)}`,
      `engine: ${described(theirs, ours)}`,
    ].join('\n'),
  );
}
