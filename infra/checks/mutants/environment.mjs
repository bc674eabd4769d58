import { TestEnvironment } from 'jest-environment-node';

/** What mutated code reads and writes: which mutant is active, and which test file reached which mutant. */
export const instrumenterContext = {};

/**
 * The environment of a test file in which mutants can be active. A file is one test to Stryker: tests of a file share a
 * service and its data, so none of them can be left out, and what runs before the first test counts as well.
 */
export default class MutantEnvironment extends TestEnvironment {
  #hasFailed = false;

  constructor(config, context) {
    super(config, context);
    instrumenterContext.currentTestId = context.testPath;
    this.global.__stryker__ = instrumenterContext;
  }

  /** One failed test settles a mutant, so the rest of the file is passed over. */
  handleTestEvent(event) {
    if (event.name === 'test_done' && event.test.errors.length > 0) this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }
}
