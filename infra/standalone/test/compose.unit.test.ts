import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { addSecrets } from '../src/compose-secrets';

interface Part {
  hostname?: string;
  volumes?: string[];
  ports?: string[];
  environment?: Record<string, string>;
}

const text = readFileSync(fileURLToPath(new URL('../../../docker-compose.yml', import.meta.url)), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Part> };

describe('docker compose', () => {
  it('publishes the gateway, and to this machine alone mail and sign-in provider', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published.filter(([, port]) => !port?.startsWith('127.0.0.1:'))).toEqual([['gateway', '8080:3000']]);
    expect(published.filter(([, port]) => port?.startsWith('127.0.0.1:'))).toEqual([
      ['auth', '127.0.0.1:8026:8026'],
      ['mail', '127.0.0.1:8025:8025'],
    ]);
  });

  it('gives the servers that store data a fixed name, so that a new container finds the data', () => {
    const storing = Object.entries(services).filter(([, { volumes }]) =>
      volumes?.some((it) => /\/data|\/lib/.test(it)),
    );
    expect(storing.map(([name]) => name)).toEqual(['mongo', 'rabbitmq']);
    for (const [name, { hostname }] of storing) expect(hostname).toBe(name);
  });

  it('has no fixed password: each comes from the environment, and it does not start without', () => {
    const variables = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = variables.filter(([name]) => /PASS|SECRET|KEY$|TOKEN/.test(name));
    expect(secrets.length).toBeGreaterThan(3);
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+:\?.+\}$/);
    const credentials = [...text.matchAll(/\/\/[^\s/@:]+:([^\s@]*(?: [^\s@]*)*)@/g)].map(([, password]) => password);
    expect(credentials.length).toBeGreaterThan(0);
    for (const password of credentials) expect(password).toMatch(/^\$\{[A-Z_]+:\?.+\}$/);
  });

  it('gets every secret it asks for from one command, which keeps those that are there', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'portal-secrets-')), '.env');
    writeFileSync(file, 'FEEDBACK_AUTHOR_KEY=kept', { mode: 0o644 });
    const asked = new Set([...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
    expect(new Set([...addSecrets(file), 'FEEDBACK_AUTHOR_KEY'])).toEqual(asked);
    const first = readFileSync(file, 'utf8');
    expect(first).toMatch(/^FEEDBACK_AUTHOR_KEY=kept$/m);
    expect(first).toMatch(/^RABBITMQ_PASSWORD=[0-9a-f]{64}$/m);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(addSecrets(file)).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(first);
  });
});
