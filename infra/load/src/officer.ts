import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESS_TOKEN } from '@portal/contracts';
import jsonwebtoken from 'jsonwebtoken';

const PERSON = {
  sub: 'c'.repeat(24),
  sid: 'bench',
  username: 'president@example.edu',
  name: 'Meera Nair',
  role: 'PRESIDENT',
  onboarded: true,
  confirmed: true,
};

/** Somebody who may ask for what visitors may not, with the address at which the services find the key of the token. */
export interface Officer {
  headers: Record<string, string>;
  keySetUrl: string;
  stop(): void;
}

/** The key lies in no store: it ends with the run. */
export async function createOfficer(): Promise<Officer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', use: 'sig', alg: 'RS256' }];
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const token = jsonwebtoken.sign(PERSON, privateKey, {
    algorithm: 'RS256',
    keyid: 'bench',
    expiresIn: '1h',
    issuer: ACCESS_TOKEN.issuer,
    audience: ACCESS_TOKEN.audience,
  });
  return {
    headers: { cookie: `portal_access=${token}` },
    keySetUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
