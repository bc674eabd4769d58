import { outcomeOf, fill, toJson } from './outcomes';
import { expressionRegressions, pipelineRegressions, queryRegressions, type Regression } from './regressions';
import { updateRegressions } from './update-regressions';
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

/** Each case once had another outcome on another engine; the expected one is MongoDB's. */
describe.each<[string, Regression[]]>([
  ['queries', queryRegressions],
  ['pipelines', pipelineRegressions],
  ['expressions', expressionRegressions],
  ['updates', updateRegressions],
])('what once differed in %s', (_, list) => {
  it.each(list)(
    '$name',
    async ({ documents = [{ _id: 1 }], others = [], operation, expected, expectedCode, deviationOfEngine }) => {
      const asked = [stores.embedded, ...(stores.engine && deviationOfEngine === undefined ? [stores.engine] : [])];
      for (const db of asked) {
        await fill(db, documents, others);
        const { result, code } = await outcomeOf(db, operation);
        expect(expectedCode === 'any' ? code !== undefined : code).toBe(expectedCode === 'any' ? true : expectedCode);
        if (expectedCode === undefined) expect(read(result, operation.call)).toEqual(JSON.parse(toJson(expected)));
      }
    },
  );
});
