import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESS_TOKEN, type Role, type SessionClaims } from '@portal/contracts';
import jsonwebtoken from 'jsonwebtoken';
import type { Benchmark } from './benchmark';
import { unitOf } from './sample-units';

/** A new key, its key set, and what it signs. */
export async function createSigningKey() {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const keySet = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', use: 'sig', alg: 'RS256' }] };
  const { issuer, audience, lifetimeSeconds } = ACCESS_TOKEN;
  const sign = (claims: object) =>
    jsonwebtoken.sign(claims, privateKey, {
      algorithm: 'RS256',
      keyid: 'bench',
      expiresIn: lifetimeSeconds,
      issuer,
      audience,
    });
  return { publicKey, keySet, sign };
}

export type TokenIssuer = Awaited<ReturnType<typeof startTokenIssuer>>;

/** Signs people in without auth: the services of the benchmark accept the key that it serves. */
export async function startTokenIssuer({ defer }: Pick<Benchmark, 'defer'>) {
  const { keySet, sign } = await createSigningKey();
  const server = createServer((_req, res) =>
    res.setHeader('Content-Type', 'application/json').end(JSON.stringify(keySet)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  defer(() => server.close());

  /** The headers of a person with this role, a new one unless an id is given. Each read gets a new token, since a benchmark outlasts one. */
  function headersOf(role: Role, userId = randomBytes(12).toString('hex')): { readonly cookie: string } {
    const claims: SessionClaims = {
      sub: userId,
      sid: randomBytes(12).toString('hex'),
      username: usernameOf(role),
      name: 'Bench Person',
      role,
      onboarded: true,
      confirmed: true,
      ...(role === 'CLUB_COORDINATOR' && { unit: unitOf(1) }),
    };
    return {
      get cookie() {
        return `portal_access=${sign(claims)}`;
      },
    };
  }

  return { keySetUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, headersOf };
}

export function usernameOf(role: Role): string {
  return `${role.toLowerCase()}@example.edu`;
}
