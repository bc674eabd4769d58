import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Db } from 'mongodb';
import {
  asReference,
  batches,
  describeDifferenceIn,
  firstDifference,
  isSame,
  type Batch,
  type Reference,
} from './compare-stores';
import { toJson, type Outcome } from './outcomes';

/** What an engine answered to the operations of a batch, which are made anew from the seed. */
interface RecordedBatch {
  /** Of the documents and operations. */
  digest: string;
  /** A digest where both stores answered the same, and the engine's outcome where it deviates. */
  answers: (string | Outcome)[];
}

const FILE = new URL('./recording.jsonl', import.meta.url);
const AGAIN = 'Run `npm run record:differential` with a MONGO_URL.';
const BATCHES = 40;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
const digestOfBatch = (batch: Batch) => digestOf(toJson(batch));
const digestOfOutcome = ({ code, result }: Outcome) => digestOf(`${code} ${result}`);

const recordedBatches = () => fc.sample(batches, { seed: 1, numRuns: BATCHES });

/** Stores what the engine answers; throws for a difference that no known deviation explains. */
export async function record(embedded: Db, engine: Db): Promise<void> {
  const lines: string[] = [];
  for (const batch of recordedBatches()) {
    const answers = await answersOf(embedded, engine, batch).catch(() => answersOf(embedded, engine, batch));
    lines.push(JSON.stringify({ digest: digestOfBatch(batch), answers } satisfies RecordedBatch));
  }
  writeFileSync(FILE, `${lines.join('\n')}\n`);
}

/** An engine that crashes loses its documents, so this is tried twice. */
async function answersOf(embedded: Db, engine: Db, batch: Batch): Promise<RecordedBatch['answers']> {
  const live = asReference(engine);
  const answers: RecordedBatch['answers'] = [];
  const found = await firstDifference(
    embedded,
    {
      fill: live.fill,
      async outcomeOf(operation, ours) {
        const theirs = await live.outcomeOf(operation, ours);
        answers.push(isSame(await ours, theirs) ? digestOfOutcome(theirs) : theirs);
        return theirs;
      },
    },
    batch,
  );
  if (found) throw new Error(describeDifferenceIn(batch, found));
  return answers;
}

/** A description of the first difference from the recording; empty when there is none. */
export async function differenceFromRecording(embedded: Db): Promise<string> {
  const recorded = existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : [];
  for (const [number, batch] of recordedBatches().entries()) {
    const { digest, answers } = JSON.parse(recorded[number] ?? '{}') as Partial<RecordedBatch>;
    if (!answers || digest !== digestOfBatch(batch))
      return `Batch ${number} was recorded with other operations. ${AGAIN}`;
    const found = await firstDifference(embedded, recordedReference(answers), batch);
    if (found) return `In batch ${number}: ${describeDifferenceIn(batch, found)}`;
  }
  return '';
}

function recordedReference(answers: RecordedBatch['answers']): Reference {
  const left = [...answers];
  return {
    fill: () => Promise.resolve(),
    async outcomeOf(_, ours) {
      const answer = left.shift();
      if (typeof answer !== 'string')
        return answer && !isSame(answer, await ours) ? answer : unlike(`a deviation. ${AGAIN}`);
      return answer === digestOfOutcome(await ours) ? ours : unlike('another outcome, which MONGO_URL shows.');
    },
  };
}

/** Differs from every outcome of a store. */
const unlike = (recorded: string): Outcome => ({ code: -1, message: `The engine has ${recorded}` });
