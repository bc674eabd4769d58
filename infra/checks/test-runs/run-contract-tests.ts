import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { runJest } from './run-jest';

/** Consumers write the pacts, then providers answer them. Old pacts go first: Pact merges into what it finds. */
export async function runContractTests(): Promise<boolean> {
  rmSync(path.join(root, 'pacts'), { recursive: true, force: true });
  return (await runJest(['pact-consumer', 'pact-remote'], ['-i'])) && (await runJest(['pact-provider'], ['-i']));
}

if (process.argv[1] === import.meta.filename && !(await runContractTests())) process.exitCode = 1;
