import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner';
import { runCLI } from 'jest';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { instrumenterContext as context } from './environment.mjs';

type FileResult = Awaited<ReturnType<typeof runCLI>>['results']['testResults'][number];

/** How long each test file took without a fault; a file of the copy, because this process is replaced now and then. */
const DURATIONS = path.resolve('mutants-durations.json');

/**
 * Runs the test files that reach a mutant, the cheapest first, until one fails. Stryker's own runner for Jest runs every
 * test file for each mutant and never stops early.
 */
class TestFileRunner implements TestRunner {
  /** Each test file has modules of its own, so a mutant can be active while they are loaded. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    context.mutantCoverage = { static: {}, perTest: {} };
    const tests = await runTestFiles([]);
    writeFileSync(DURATIONS, JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))));
    const failed = tests.find((test) => test.status === TestStatus.Failed);
    if (failed) {
      return {
        status: DryRunStatus.Error,
        errorMessage: `${failed.id} fails without a fault: ${failed.failureMessage}`,
      };
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(context, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    });
    // Processes that a test starts read it.
    process.env[INSTRUMENTER_CONSTANTS.ACTIVE_MUTANT_ENV_VARIABLE] = activeMutant.id;
    const tests = await runUntilOneFails(testFilter);
    return toMutantRunResult(
      determineHitLimitReached(context.hitCount, context.hitLimit) ?? { status: DryRunStatus.Complete, tests },
    );
  }
}

/** Jest's own `bail` ends the whole process. */
async function runUntilOneFails(files: readonly string[]): Promise<TestResult[]> {
  const durations = JSON.parse(readFileSync(DURATIONS, 'utf8')) as Record<string, number>;
  const cost = (file: string) => durations[file] ?? 0;
  const tests: TestResult[] = [];
  for (const file of [...files].sort((one, other) => cost(one) - cost(other))) {
    tests.push(...(await runTestFiles([file])));
    if (tests.some(({ status }) => status === TestStatus.Failed)) break;
  }
  return tests;
}

/** Runs the files named, or all. */
async function runTestFiles(files: readonly string[]): Promise<TestResult[]> {
  const config = path.join(import.meta.dirname, 'jest.config.mjs');
  const options = { $0: 'mutants', _: [...files], config, runTestsByPath: files.length > 0, runInBand: true };
  const { results } = await runCLI({ ...options, silent: true, reporters: [] }, [process.cwd()]);
  return results.testResults.map(toTestResult);
}

function toTestResult({
  testFilePath,
  perfStats,
  numFailingTests,
  testExecError,
  failureMessage,
}: FileResult): TestResult {
  const test = { id: testFilePath, name: testFilePath, fileName: testFilePath, timeSpentMs: perfStats.runtime };
  if (numFailingTests === 0 && !testExecError) return { ...test, status: TestStatus.Success };
  return { ...test, status: TestStatus.Failed, failureMessage: failureMessage ?? 'failed' };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'test-files', TestFileRunner)];
