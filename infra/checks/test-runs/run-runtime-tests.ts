/** `npm run test:runtimes`: the smoke on every supported release line of Node. */
import { installNode, runWithNode, SUPPORTED } from './runtimes';

for (const major of SUPPORTED) {
  console.log(`\n=== Node ${major}`);
  const programs = await installNode(major);
  if (!programs) console.error(`Node ${major} cannot be had here.`);
  if (!programs || !(await runWithNode(programs, ['npm', 'run', '--silent', 'test:smoke']))) process.exitCode = 1;
}
