import type { TestService } from '../test-service';
import type { CallSuite } from './fixtures';

/** The service of a suite, and what its fixtures share. */
export interface StartedSuite<World> {
  running: TestService;
  world: World;
}

/** Starts and seeds a suite before the tests of a `describe` and stops it after them. Tests get it from the returned function. */
export function startedSuite<World>(suite: CallSuite<World>): () => StartedSuite<World> {
  let running: TestService | undefined;
  let world: World;
  beforeAll(async () => {
    running = await suite.start();
    world = (await suite.seed?.(running)) as World;
  });
  afterAll(async () => running?.stop());
  return () => {
    if (!running) throw new Error('The suite runs only within its tests.');
    return { running, world };
  };
}
