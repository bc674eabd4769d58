import TestRunner from 'jest-runner';

/** Runs test files in workers of their own project, whose processes have a document, and never in Jest's own process. */
export default class WorkerRunner extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
