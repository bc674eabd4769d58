/**
 * The size of a long test in the lane that runs. The push lane (`npm test`) takes the smallest that still finds the
 * fault the test is about, the endurance lane (`npm run test:endurance`) the one that is promised. A file that asks for
 * it is named `*.endurance.int.test.ts` or `*.endurance.unit.test.ts`: by that name the endurance lane finds it.
 */
export function byLane<T>({ push, endurance }: { push: T; endurance: T }): T {
  return process.env.TEST_LANE === 'endurance' ? endurance : push;
}
