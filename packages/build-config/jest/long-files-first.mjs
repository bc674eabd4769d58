import TestSequencer from '@jest/test-sequencer';

/** Tests that start whole portals: the longest of all, whatever their files measure. */
const LONG = /\/infra\/standalone\/test\//;

/**
 * Jest's order, but what takes minutes comes first. Without its cache, as in CI, Jest starts with the largest files, and
 * one worker would end with a long test while the other has nothing left to do.
 */
export default class LongFilesFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => LONG.test(path)), ...sorted.filter(({ path }) => !LONG.test(path))];
  }
}
