import { groupByFeature, parseOutput } from './expected-failures';

const printed = [
  'FAIL find-collation.json: Find with a collation',
  '     115 a collation other than { locale: "simple" } is not supported by the embedded store',
  'FAIL aggregate-out.json: Aggregate with $out',
  '     expected code 11000, got MongoServerError 115: the stage $out is not supported by the embedded store',
  'FAIL find.json: Find with sort',
  '      find: expected 1, got 2',
  'SKIP 6 fail point',
  '280 passed, 3 failed, 6 skipped',
].join('\n');

const readme = 'a collation other than simple, in every command · stages, so `$out`, `$merge`';

describe('what MongoDB’s own tests say of the store', () => {
  it('is counted like the runner counts it', () => {
    expect(parseOutput(printed)).toMatchObject({ passed: 280, failed: 3, skipped: 6, failures: { length: 3 } });
  });

  it('fails when the runner did not finish', () => {
    expect(() => parseOutput('FAIL one\n     two')).toThrow('did not come to its end');
  });

  it('names a failure by the feature that the README refuses, and keeps apart what it does not', () => {
    const features = groupByFeature(parseOutput(printed).failures, readme);
    expect([...features].map(([feature, { length }]) => [feature, length])).toEqual([
      ['collations', 1],
      ['$out and $merge', 1],
      [undefined, 1],
    ]);
  });

  it('does not accept a feature that the README no longer lists', () => {
    expect([...groupByFeature(parseOutput(printed).failures, '').keys()]).toEqual([undefined]);
  });
});
