import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** The names by which `jest` offers what `ModernFakeTimers` does. */
const TIMERS = [
  'advanceTimersByTime',
  'advanceTimersByTimeAsync',
  'advanceTimersToNextTimer',
  'clearAllTimers',
  'getTimerCount',
  'runAllTimers',
  'runAllTimersAsync',
  'runOnlyPendingTimers',
  'runOnlyPendingTimersAsync',
  'setSystemTime',
  'useFakeTimers',
  'useRealTimers',
];

/** The process of the worker itself instead of a context of Node's vm: see node-runner.mjs. */
export default class NodeEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // Jest wraps it for each file and never takes the wrapper off.
    this.exit = process.exit;
  }

  async setup() {
    const { moduleMocker, fakeTimersModern } = this;
    globalThis.jest = {
      fn: moduleMocker.fn.bind(moduleMocker),
      spyOn: moduleMocker.spyOn.bind(moduleMocker),
      restoreAllMocks: moduleMocker.restoreAllMocks.bind(moduleMocker),
      ...Object.fromEntries(TIMERS.map((name) => [name, fakeTimersModern[name].bind(fakeTimersModern)])),
    };
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    process.exit = this.exit;
  }

  getVmContext() {
    return null;
  }
}
