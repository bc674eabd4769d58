/**
 * `npm run test:smoke`: two minutes that show whether this version of Node runs the portal. Builds the parts, starts the
 * portal as source and from bundles, and runs the suites of a service, a remote and the kits.
 */
import { runProcess } from '../repository/run-process';
import { runJest } from './run-jest';

const FILES = [
  'packages/service-kit/src/http/',
  'packages/service-kit/src/store/',
  'packages/build-config/',
  'services/feedback/src/',
  'mfe-auth/src/',
  'shell/src/routing/',
  'infra/standalone/test/source-start',
  'infra/standalone/test/kill',
  'infra/checks/test-runs/test-guards',
];

console.log(`Smoke on Node ${process.version}`);
const { passed } = await runProcess('npm', ['run', '--silent', 'build']);
if (!passed || !(await runJest(['unit', 'integration', 'component'], FILES))) process.exitCode = 1;
