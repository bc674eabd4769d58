import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newRsaKeys } from '@portal/test-kit';
import jsonwebtoken from 'jsonwebtoken';

/** What the provider says of a person who signs in; `null` removes a claim. */
export type Claims = Record<string, unknown>;

interface Grant {
  claims: Claims;
  nonce: string;
  challenge: string;
  redirectUri: string;
}

const CLIENT = { id: 'portal', secret: 'a secret of the tests' };
const keys = newRsaKeys();
const others = newRsaKeys();

/** An OpenID provider as strict as the specification, which a test can also make lie. */
export async function startProviderDouble() {
  const grants = new Map<string, Grant>();
  const state = { isAway: false, signsWithForeignKey: false, discoveries: 0 };
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const json = (res: ServerResponse, body: unknown, status = 200) => {
    res.writeHead(status, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body));
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (state.isAway) return void res.destroy();
    const { pathname } = new URL(req.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration') {
      state.discoveries += 1;
      return json(res, {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      });
    }
    if (pathname === '/jwks') {
      return json(res, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      });
    }
    if (pathname === '/token') return json(res, ...exchange(req, await read(req)));
    return json(res, {}, 404);
  }

  function exchange(req: IncomingMessage, form: URLSearchParams): [unknown, number] {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isClient =
      req.headers.authorization ===
      `Basic ${Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret).replaceAll('%20', '+')}`).toString('base64')}`;
    if (!isClient) return [{ error: 'invalid_client' }, 401];
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return [{ error: 'invalid_grant' }, 400];
    }
    const now = Math.floor(Date.now() / 1000);
    const payload = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce: grant.nonce, ...grant.claims };
    const { privateKey } = state.signsWithForeignKey ? others : keys;
    const idToken = jsonwebtoken.sign(payload, privateKey, { algorithm: 'RS256', keyid: 'one' });
    return [{ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken }, 200];
  }

  return {
    issuer,
    state,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },

    /** What the browser brings back after a sign-in at the place it was sent to. */
    approve(location: string, claims: Claims): string {
      const { searchParams: asked } = new URL(location);
      const code = randomUUID();
      grants.set(code, {
        claims,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
      });
      const query = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer });
      return `/auth/google/callback?${query.toString()}`;
    },

    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

export type ProviderDouble = Awaited<ReturnType<typeof startProviderDouble>>;
