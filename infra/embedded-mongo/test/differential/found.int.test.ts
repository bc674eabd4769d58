import { answerOf, fill, text } from './answers';
import { foundInExpressions, foundInPipelines, foundInQueries, type Found } from './found';
import { foundInUpdates } from './found-in-updates';
import { openStores, type Stores } from './stores';

let stores: Stores;

beforeAll(async () => {
  stores = await openStores();
});

afterAll(() => stores.close());

const read = (result: string | undefined, call: string): unknown => {
  const parsed = JSON.parse(result ?? 'null') as unknown;
  return ['find', 'aggregate', 'count', 'distinct'].includes(call) ? parsed : (parsed as { rows: unknown }).rows;
};

/** Differences from another engine that the random operations found; each has the answer that MongoDB gives. */
describe.each<[string, Found[]]>([
  ['queries', foundInQueries],
  ['pipelines', foundInPipelines],
  ['expressions', foundInExpressions],
  ['updates', foundInUpdates],
])('what once differed in %s', (_, list) => {
  it.each(list)('$name', async ({ documents = [{ _id: 1 }], others = [], operation, gives, fails, notOnEngine }) => {
    const asked = [stores.embedded, ...(stores.engine && notOnEngine === undefined ? [stores.engine] : [])];
    for (const db of asked) {
      await fill(db, documents, others);
      const { result, code } = await answerOf(db, operation);
      expect(fails === 'somehow' ? code !== undefined : code).toBe(fails === 'somehow' ? true : fails);
      if (fails === undefined) expect(read(result, operation.call)).toEqual(JSON.parse(text(gives)));
    }
  });
});
