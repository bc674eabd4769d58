/** A feature that the README lists as unsupported, and how the tests that need it fail. */
interface UnsupportedFeature {
  feature: string;
  /** What the README calls it. */
  readmeText: string;
  message: RegExp;
}

const UNSUPPORTED_FEATURES: UnsupportedFeature[] = [
  { feature: 'collations', readmeText: 'a collation other than simple', message: /^115 .*collation/ },
  { feature: '$out and $merge', readmeText: '`$out`, `$merge`', message: /^115 .*\$(out|merge)\b/ },
  { feature: '$listLocalSessions', readmeText: '`$listLocalSessions`', message: /^115 .*\$listLocalSessions/ },
  { feature: '$documents', readmeText: '`$documents`', message: /^115 .*\$documents/ },
  {
    feature: 'aggregate without a collection',
    readmeText: 'aggregate without a collection',
    message: /^115 .*without a collection/,
  },
  { feature: 'views', readmeText: 'views', message: /^115 .*\bview(On)?\b/ },
  { feature: 'validators', readmeText: 'validators', message: /^115 .*validat/ },
  { feature: 'the command collMod', readmeText: '`collMod`', message: /^59 .*collMod/ },
  { feature: 'the command bulkWrite', readmeText: '`bulkWrite`', message: /^59 .*bulkWrite/ },
  { feature: '$rand', readmeText: '`$rand`', message: /^(2|168) .*\$rand/ },
  {
    feature: 'an _id of null, which the driver replaces',
    readmeText: '`create-null-ids`',
    message: /^countDocuments: expected 1, got 0$/,
  },
];

/** A test that failed, and its error. */
interface Failure {
  test: string;
  message: string;
}

/** The counts and failures that the runner printed. */
interface RunnerResult {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

/** Parses what spec-runner.mjs prints with --list; throws when it did not finish. */
export function parseOutput(printed: string): RunnerResult {
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(printed) ?? [];
  if (passed === undefined) throw new Error(`The runner did not come to its end:\n${printed.slice(-2_000)}`);
  const failures = [...printed.matchAll(/^FAIL (.+)\n +(.*)$/gm)].map(([, test = '', message = '']) => ({
    test,
    // A test that expected another error prints the actual one at the end.
    message: message.trim().replace(/^.*, got Mongo\w+ (\d+): /, '$1 '),
  }));
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped), failures };
}

/** Groups failures by the unsupported feature that explains them; unexplained ones are under undefined. */
export function groupByFeature(failures: Failure[], readme: string): Map<string | undefined, Failure[]> {
  const listed = UNSUPPORTED_FEATURES.filter(({ readmeText }) => readme.includes(readmeText));
  const features = new Map<string | undefined, Failure[]>();
  for (const failure of failures) {
    const feature = listed.find(({ message }) => message.test(failure.message))?.feature;
    features.set(feature, [...(features.get(feature) ?? []), failure]);
  }
  return features;
}
