import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that services trust, so that no client may set them. */
const GATEWAY_ONLY_HEADERS =
  /^(authorization|proxy-authorization|forwarded|x-forwarded-.*|x-real-ip|x-portal-.*|x-request-id)$/;

/** What services learn of a request from the gateway. */
const FORWARDED_HEADERS = ['x-request-id', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;

/** The server has answered it already; a service must not be asked to continue once more. */
const ANSWERED_HEADER = 'expect';

/**
 * The address a request came from. Each trusted proxy appends one address to X-Forwarded-For; whatever is before
 * these was written by the client.
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const socketAddress = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socketAddress;
  const forwardedFor = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return forwardedFor.at(-trustedProxies)?.trim() || socketAddress;
}

/** Removes what only the gateway may say, and says it. Returns the request's id. */
export function setForwardedHeaders({ headers }: IncomingMessage, address: string, publicOrigin: URL): string {
  for (const name of Object.keys(headers)) if (GATEWAY_ONLY_HEADERS.test(name)) delete headers[name];
  delete headers[ANSWERED_HEADER];
  const requestId = randomUUID();
  headers['x-request-id'] = requestId;
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = publicOrigin.protocol.slice(0, -1);
  headers['x-forwarded-host'] = publicOrigin.host;
  return requestId;
}

/** What a call of the gateway's own says of the request that it is made for. */
export function forwardedHeadersOf(headers: IncomingHttpHeaders): Record<string, string> {
  const forwarded = FORWARDED_HEADERS.map((name): [string, string] => [name, String(headers[name] ?? '')]);
  return Object.fromEntries<string>([...forwarded, ['accept', 'application/json']]);
}
