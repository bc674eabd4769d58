import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Fails a run with a test that is skipped, to be fixed later or expected to fail: Playwright counts none of them. */
export default class NoSkippedTestsReporter implements Reporter {
  #run: Suite | undefined;

  onBegin(_config: FullConfig, run: Suite) {
    this.#run = run;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const left = this.#run?.allTests().filter(({ expectedStatus }) => expectedStatus !== 'passed') ?? [];
    if (left.length === 0) return undefined;
    const titles = left.map((test) => test.titlePath().filter(Boolean).join(' > '));
    process.stderr.write(`\nTests were skipped, or are expected to fail:\n${titles.join('\n')}\n`);
    return { status: 'failed' };
  }

  printsToStdio = () => false;
}
