import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';
import { runJest, type JestOptions } from './run-jest';

/** Consumers write the pacts, then providers answer them. Old pacts go first: Pact merges into what it finds. */
export async function runContractTests({ collect = false }: Pick<JestOptions, 'collect'> = {}): Promise<boolean> {
  rmSync(path.join(root, 'pacts'), { recursive: true, force: true });
  const options = { args: ['-i'], collect };
  return (await runJest(['pact-consumer', 'pact-remote'], options)) && (await runJest(['pact-provider'], options));
}

if (process.argv[1] === import.meta.filename && !(await runContractTests())) process.exitCode = 1;
