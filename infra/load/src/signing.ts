import { generateKeyPair } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { ACCESS_TOKEN, type SessionClaims } from '@portal/contracts';
import jsonwebtoken from 'jsonwebtoken';

/** A key that the services of a run accept, so that people of every role are there without signing in. */
export interface Signing {
  /** The address at which the services find it. */
  keySetUrl: string;
  /** As the browser sends it. */
  cookieOf(claims: SessionClaims): string;
  stop(): void;
}

/** The key lies in no store: it ends with the run. */
export async function startSigning(): Promise<Signing> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'bench', use: 'sig', alg: 'RS256' }];
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys })),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    keySetUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cookieOf(claims) {
      const token = jsonwebtoken.sign(claims, privateKey, {
        algorithm: 'RS256',
        keyid: 'bench',
        expiresIn: '2h',
        issuer: ACCESS_TOKEN.issuer,
        audience: ACCESS_TOKEN.audience,
      });
      return `portal_access=${token}`;
    },
    stop: () => server.close(),
  };
}
