import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killPortals } from './portal-process';

/**
 * Makes a folder for the tests of a file or a `describe`, and removes it after them. Portals that a failed test left
 * running are killed: Jest would wait for them.
 * @returns the path of a name in it
 */
export function testFolder(): (name: string) => string {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portal-test-'));
  });
  afterAll(async () => {
    killPortals();
    await rm(folder, { recursive: true, force: true });
  });
  return (name) => path.join(folder, name);
}
