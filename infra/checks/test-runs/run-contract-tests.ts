import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository/root';
import { runJest } from './run-jest';

/** Consumers write the pacts, then providers answer them. Old pacts go first: Pact merges into what it finds. */
export async function runContractTests(collect = false): Promise<boolean> {
  rmSync(path.join(root, 'pacts'), { recursive: true, force: true });
  const run = (...projects: string[]) => runJest(projects, ['-i'], { collect });
  return (await run('pact-consumer', 'pact-remote')) && (await run('pact-provider'));
}

if (process.argv[1] === import.meta.filename && !(await runContractTests())) process.exitCode = 1;
