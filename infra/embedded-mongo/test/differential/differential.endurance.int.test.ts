import { byLane } from '@portal/test-kit';
import fc from 'fast-check';
import type { Db } from 'mongodb';
import { batches, compareStores, BATCH_SIZE } from './compare-stores';
import { differenceFromRecording } from './recording';
import { hasEngine, openStores, type Stores } from './stores';

const cases = byLane({ push: 400, endurance: 2_000 });
// The seed is fixed, because a CI run must not fail at random; other seeds are for finding new differences.
const { DIFFERENTIAL_SEED: wanted = '1' } = process.env;
const seed = wanted === 'random' ? Date.now() % 1_000_000_000 : Number(wanted);
const patience = 300_000;

let stores: Stores;

beforeAll(async () => {
  stores = await openStores();
});

afterAll(() => stores.close());

/** A description of the first difference with the seed that reproduces it; empty when there is none. */
async function firstDifference(embedded: Db, engine: Db, among: number): Promise<string> {
  const { failed, errorInstance, numRuns } = await fc.check(
    fc.asyncProperty(batches, (batch) => compareStores(embedded, engine, batch)),
    // `compareStores` minimizes a batch itself, faster and further than fast-check shrinks it.
    { seed, numRuns: Math.ceil(among / BATCH_SIZE), endOnFailure: true },
  );
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return failed ? `DIFFERENTIAL_SEED=${seed} shows in batch ${numRuns}: ${why}` : '';
}

describe('the same operations on the same documents', () => {
  it(
    'have the same answers with indexes as without',
    async () => {
      expect(await firstDifference(stores.embedded, stores.other, cases / 4)).toBe('');
    },
    patience,
  );

  if (hasEngine) {
    it(
      'have the same answers from the embedded store as from the engine that MONGO_URL names',
      async () => {
        expect(await firstDifference(stores.embedded, stores.engine ?? stores.other, cases)).toBe('');
      },
      patience,
    );
  }

  it(
    'have the same answers from the embedded store as the engine gave when it was recorded',
    async () => {
      expect(await differenceFromRecording(stores.embedded)).toBe('');
    },
    patience,
  );
});
