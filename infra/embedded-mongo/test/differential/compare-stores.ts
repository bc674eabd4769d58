import { setTimeout as sleep } from 'node:timers/promises';
import fc, { type Arbitrary } from 'fast-check';
import type { Db, Document } from 'mongodb';
import { outcomeOf, fill, toJson, type Outcome } from './outcomes';
import { explainDeviation } from './deviations';
import { indexes, isWrite, reads, writes, type Operation } from './operations';
import { collections } from './values';

/** Operations on one set of documents, with indexes that only the embedded store has. */
export interface Batch {
  documents: Document[];
  others: Document[];
  keys: Document[];
  operations: Operation[];
}

export const BATCH_SIZE = 25;

const batchOf = (operations: Arbitrary<Operation>, keys: Arbitrary<Document[]>): Arbitrary<Batch> =>
  fc.record({
    documents: collections(12),
    others: collections(4),
    keys,
    operations: fc.array(operations, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE }),
  });

// A compound index rejects documents with two arrays, which the other store would accept.
const singleFieldIndexes = indexes.map((keys) => keys.filter((key) => Object.keys(key).length === 1));

/** Half of the batches read, half of them write. */
export const batches: Arbitrary<Batch> = fc.oneof(batchOf(reads, indexes), batchOf(writes, singleFieldIndexes));

export const isSame = (one: Outcome, other: Outcome): boolean => one.code === other.code && one.result === other.result;

const describeOutcome = ({ result, code, message }: Outcome) =>
  code === undefined ? (result ?? '') : `error ${code}: ${message}`;

/** An outcome, starting shortly before the point where the other one differs. */
function describeDifference(outcome: Outcome, other: Outcome): string {
  const [text, otherText] = [describeOutcome(outcome), describeOutcome(other)];
  let at = 0;
  while (at < text.length && text[at] === otherText[at]) at += 1;
  return at > 300 ? `... ${text.slice(at - 200)}` : text;
}

/** What the outcomes of the embedded store are compared with. */
export interface Reference {
  /** Replaces its documents. */
  fill(documents: Document[], others: Document[]): Promise<void>;
  /** Its outcome of an operation, of which the embedded store has `ours`. */
  outcomeOf(operation: Operation, ours: Promise<Outcome>): Promise<Outcome>;
}

export const asReference = (engine: Db): Reference => ({
  async fill(documents, others) {
    await waitForEngine(engine);
    await fill(engine, documents, others);
  },
  outcomeOf: (operation) => outcomeOf(engine, operation),
});

/** Some operations crash the engine, which then restarts. */
async function waitForEngine(engine: Db): Promise<void> {
  const isDown = () =>
    engine
      .collection('rows')
      .findOne()
      .then(
        () => false,
        () => true,
      );
  while (await isDown()) await sleep(100);
}

/** Puts the same documents into both stores. */
async function fillBoth(
  embedded: Db,
  reference: Reference,
  { documents, others, keys }: Omit<Batch, 'operations'>,
): Promise<void> {
  await Promise.all([fill(embedded, documents, others), reference.fill(documents, others)]);
  for (const key of keys)
    await embedded
      .collection('rows')
      .createIndex(key)
      .catch(() => undefined);
}

async function outcomesOf(embedded: Db, reference: Reference, operation: Operation): Promise<[Outcome, Outcome]> {
  const ours = outcomeOf(embedded, operation);
  return Promise.all([ours, reference.outcomeOf(operation, ours)]);
}

async function differs(embedded: Db, reference: Reference, batch: Omit<Batch, 'operations'>, operation: Operation) {
  await fillBoth(embedded, reference, batch);
  const [ours, theirs] = await outcomesOf(embedded, reference, operation);
  return !isSame(ours, theirs) && explainDeviation(operation, batch.documents, ours, theirs) === undefined;
}

/** The smallest batch that still shows the difference. */
async function minimize(embedded: Db, reference: Reference, batch: Batch, operation: Operation): Promise<Batch> {
  let smallest = batch;
  for (const part of ['documents', 'others', 'keys'] as const) {
    for (const each of batch[part]) {
      const smaller = { ...smallest, [part]: smallest[part].filter((other) => other !== each) };
      if (await differs(embedded, reference, smaller, operation)) smallest = smaller;
    }
  }
  return smallest;
}

interface Difference {
  operation: Operation;
  ours: Outcome;
  theirs: Outcome;
}

/** The first operation whose outcomes differ for another reason than a known deviation. */
export async function firstDifference(
  embedded: Db,
  reference: Reference,
  batch: Batch,
): Promise<Difference | undefined> {
  await fillBoth(embedded, reference, batch);
  for (const operation of batch.operations) {
    const [ours, theirs] = await outcomesOf(embedded, reference, operation);
    if (!isSame(ours, theirs) && explainDeviation(operation, batch.documents, ours, theirs) === undefined) {
      return { operation, ours, theirs };
    }
    // The documents may differ now when a write failed, deviated or left the order of an array open.
    const isInDoubt = ours.code !== undefined || !isSame(ours, theirs) || Array.isArray(operation.update);
    if (theirs.code === 1 || (isWrite(operation) && isInDoubt)) await fillBoth(embedded, reference, batch);
  }
  return undefined;
}

export function describeDifferenceIn(
  { documents, others, keys }: Batch,
  { operation, ours, theirs }: Difference,
): string {
  return [
    `The stores differ in ${toJson(operation)}`,
    `on the documents ${toJson(documents)}, with others ${toJson(others)} and the indexes ${JSON.stringify(keys)}`,
    `embedded: ${describeDifference(ours, theirs)}`,
    `engine: ${describeDifference(theirs, ours)}`,
  ].join('\n');
}

/** Throws for the first unexplained difference, with the smallest batch that shows it. */
export async function compareStores(embedded: Db, engine: Db, batch: Batch): Promise<void> {
  const reference = asReference(engine);
  const differed = await firstDifference(embedded, reference, batch).catch(() => 'the engine crashed');
  // A crashed engine has lost documents: a real difference shows a second time.
  const found = differed && (await firstDifference(embedded, reference, batch));
  if (!found) return;
  throw new Error(describeDifferenceIn(await minimize(embedded, reference, batch, found.operation), found));
}
