import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../../..');
const SUFFIX = '.consumer.pact.test.ts';

/** Where consumers write their pacts. */
export const pactFolder = path.join(repository, 'pacts');

/** A consumer that has a contract test with a provider, and the pact that this test writes. */
export interface RequiredPact {
  consumer: string;
  file: string;
}

/** What the verification reads of a pact, beside handing it to Pact. */
export interface WrittenPact {
  interactions: { type: string; description: string; providerStates?: { name: string }[] }[];
}

/** The path of a contract test names consumer and provider: `<consumer>/contract/<provider>.consumer.pact.test.ts`. */
export function partiesOf(test: string): { consumer: string; provider: string } {
  const folder = path.dirname(test);
  if (path.basename(folder) !== 'contract' || !test.endsWith(SUFFIX))
    throw new Error(`${test} is no contract test: <consumer>/contract/<provider>${SUFFIX}`);
  return { consumer: path.basename(path.dirname(folder)), provider: path.basename(test, SUFFIX) };
}

/** The pacts that a provider has to keep, one for each workspace that has a contract test with it. */
export function requiredPacts(provider: string, root = repository): RequiredPact[] {
  const children = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const workspaces = [...children(root), ...children(path.join(root, 'services')).map((name) => `services/${name}`)];
  return workspaces
    .filter((workspace) => existsSync(path.join(root, workspace, 'contract', provider + SUFFIX)))
    .map((workspace) => path.basename(workspace))
    .map((consumer) => ({ consumer, file: path.join(root, 'pacts', `${consumer}-${provider}.json`) }));
}

/** The pact of a consumer; fails when its contract test has not written it. */
export function readPact({ consumer, file }: RequiredPact): WrittenPact {
  if (!existsSync(file))
    throw new Error(
      `${path.basename(file)} is missing: the contract test of ${consumer} did not run, or failed (npm run test:contract)`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as WrittenPact;
}
