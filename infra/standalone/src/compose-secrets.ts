import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './repository-root';

/** What docker-compose.yml asks its environment for. */
const SECRETS = [
  'RABBITMQ_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'FEEDBACK_AUTHOR_KEY',
  'AUTH_KEY_PASSPHRASE',
  'RECORDS_KEY_PASSPHRASE',
];

/** Adds to a file of variables the secrets that it lacks; those that it has stay as they are. Gives the names of new ones. */
export function addSecrets(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const missing = SECRETS.filter((name) => !new RegExp(`^${name}=.`, 'm').test(text));
  const lines = missing.map((name) => `${name}=${randomBytes(32).toString('hex')}\n`);
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  writeFileSync(file, text + separator + lines.join(''), { mode: 0o600 });
  chmodSync(file, 0o600);
  return missing;
}

/** `npm run compose:secrets`: writes the secrets of `docker compose up` to .env. */
if (process.argv[1] === import.meta.filename) {
  const added = addSecrets(path.join(repositoryRoot, '.env'));
  console.log(added.length > 0 ? `.env has a new ${added.join(', ')}` : '.env has every secret already');
}
