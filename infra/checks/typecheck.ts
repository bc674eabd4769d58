/**
 * Checks every workspace: the node parts and the browser parts are two programs, so that no service sees `document`
 * and no page sees `process`. Checking each workspace by itself would read the shared packages two dozen times.
 */
import { spawnSync } from 'node:child_process';
import { root } from './root';

const programs = ['tsconfig.json', 'tsconfig.browser.json', 'e2e/tsconfig.json'];
const failed = programs.filter(
  (program) => spawnSync('node_modules/.bin/tsc', ['-p', program, '--pretty'], { cwd: root, stdio: 'inherit' }).status,
);
if (failed.length > 0) console.error(`typecheck failed in ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
