import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from './areas';

/** A fault that was planted. */
export interface Fault {
  file: string;
  line: number;
  /** The code before and after, on one line. */
  change: string;
  outcome: 'found' | 'hung' | 'missed' | 'unreached';
}

/** Plants every fault in the files of an area, one at a time, and runs the tests that reach it. Works in a copy of the repository. */
export async function measureArea(area: Area, copy: string): Promise<Fault[]> {
  process.chdir(copy);
  process.env.MUTANTS_TEST_FOLDERS = area.testFolders.join(',');
  const stryker = new Stryker({
    mutate: area.files,
    plugins: [path.join(copy, 'infra/checks/mutants/test-runner.ts')],
    testRunner: 'test-files',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--import', 'tsx'],
    // There is nothing to check, but its process loads the plugin as well.
    checkerNodeArgs: ['--import', 'tsx'],
    coverageAnalysis: 'perTest',
    // Linked workspaces lead to the sources of the copy, and not to those of a sandbox inside it.
    inPlace: true,
    disableTypeChecks: false,
    concurrency: 1,
    // A test that fails may leave its service running.
    maxTestRunnerReuse: 30,
    // A busy machine must not turn faults that nobody finds into faults that hang.
    timeoutMS: 40_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
  });
  const results = await stryker.runMutationTest();
  return results.flatMap((result) => faultOf(result, copy) ?? []);
}

const outcomes: Partial<Record<MutantResult['status'], Fault['outcome']>> = {
  Killed: 'found',
  Timeout: 'hung',
  Survived: 'missed',
  NoCoverage: 'unreached',
};

function faultOf({ fileName, location, replacement, status }: MutantResult, copy: string): Fault | undefined {
  const outcome = outcomes[status];
  if (!outcome) return undefined;
  const file = path.resolve(copy, fileName);
  const { start, end } = location;
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return {
    file: path.relative(copy, file),
    line: start.line,
    change: changeOf(lines.join('\n'), replacement),
    outcome,
  };
}

const WIDTH = 90;

function changeOf(before: string, after: string): string {
  const [from, to] = [before, after].map((code) => {
    const line = code.replaceAll(/\s+/g, ' ').trim();
    return line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line;
  });
  return `${from} → ${to}`;
}
