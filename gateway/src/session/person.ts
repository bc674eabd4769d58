import type { IncomingMessage } from 'node:http';
import type { TokenVerifier } from '@portal/service-kit';
import { parseCookies } from './session-cookies';
import type { createReadSessionToken } from './session-token';

interface Dependencies {
  readSessionToken: ReturnType<typeof createReadSessionToken>;
  tokens: TokenVerifier;
}

/** Whose verified session a request shows; null for all others, and while auth has not said by which keys it signs. */
export type ReadPerson = (req: IncomingMessage) => Promise<string | null>;

/** Verified, because a made-up session would have a made-up budget; docs/adr/056. */
export function createReadPerson({ readSessionToken, tokens }: Dependencies): ReadPerson {
  return async function readPerson({ headers }) {
    if (headers.cookie === undefined) return null;
    const session = readSessionToken(parseCookies(headers.cookie));
    if (session.state !== 'usable') return null;
    return tokens.verify(session.token).then(
      ({ userId }) => userId,
      () => null,
    );
  };
}
