/** Fails a run that left tests out, unless a name filter asked for it. */
export default class NoSkippedTestsReporter {
  #skipped = [];

  constructor(globalConfig) {
    this.filtered = Boolean(globalConfig.testNamePattern);
  }

  onTestResult(_test, { testFilePath, testResults }) {
    if (this.filtered) return;
    const skipped = testResults.filter(({ status }) => ['pending', 'todo', 'skipped', 'disabled'].includes(status));
    this.#skipped.push(...skipped.map(({ fullName }) => `${testFilePath}: ${fullName}`));
  }

  onRunComplete() {
    const error = this.getLastError();
    if (error) process.stderr.write(`\n${error.message}\n`);
  }

  getLastError() {
    if (this.#skipped.length === 0) return undefined;
    return new Error(`Tests were skipped, or left out by a focused one:\n${this.#skipped.join('\n')}`);
  }
}
