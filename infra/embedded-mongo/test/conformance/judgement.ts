/** Something that the README says is refused, and how a test that needs it fails. */
interface Refusal {
  feature: string;
  /** As the README names it. */
  named: string;
  fails: RegExp;
}

const refusals: Refusal[] = [
  { feature: 'collations', named: 'a collation other than simple', fails: /^115 .*collation/ },
  { feature: '$out and $merge', named: '`$out`, `$merge`', fails: /^115 .*\$(out|merge)\b/ },
  { feature: '$listLocalSessions', named: '`$listLocalSessions`', fails: /^115 .*\$listLocalSessions/ },
  { feature: '$documents', named: '`$documents`', fails: /^115 .*\$documents/ },
  {
    feature: 'aggregate without a collection',
    named: 'aggregate without a collection',
    fails: /^115 .*without a collection/,
  },
  { feature: 'views', named: 'views', fails: /^115 .*\bview(On)?\b/ },
  { feature: 'validators', named: 'validators', fails: /^115 .*validat/ },
  { feature: 'the command collMod', named: '`collMod`', fails: /^59 .*collMod/ },
  { feature: 'the command bulkWrite', named: '`bulkWrite`', fails: /^59 .*bulkWrite/ },
  { feature: '$rand', named: '`$rand`', fails: /^(2|168) .*\$rand/ },
  {
    feature: 'an _id of null, which the driver replaces',
    named: '`create-null-ids.json`',
    fails: /^countDocuments: expected 1, got 0$/,
  },
];

/** A test that did not pass: which one, and what went wrong. */
export interface Failure {
  test: string;
  message: string;
}

/** What the runner printed. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

/** Reads what spec-runner.mjs prints with --list; throws when it did not come to its end. */
export function read(printed: string): Outcome {
  const [, passed, failed, skipped] = /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(printed) ?? [];
  if (passed === undefined) throw new Error(`The runner did not come to its end:\n${printed.slice(-2_000)}`);
  const failures = [...printed.matchAll(/^FAIL (.+)\n +(.*)$/gm)].map(([, test = '', message = '']) => ({
    test,
    // A test that wants another error tells of the one it got at the end.
    message: message.trim().replace(/^.*, got Mongo\w+ (\d+): /, '$1 '),
  }));
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped), failures };
}

/** Failures by the refused feature that each is of; those of none are under undefined. */
export function byFeature(failures: Failure[], readme: string): Map<string | undefined, Failure[]> {
  const listed = refusals.filter(({ named }) => readme.includes(named));
  const features = new Map<string | undefined, Failure[]>();
  for (const failure of failures) {
    const feature = listed.find(({ fails }) => fails.test(failure.message))?.feature;
    features.set(feature, [...(features.get(feature) ?? []), failure]);
  }
  return features;
}
