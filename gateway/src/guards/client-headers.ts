import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface ClientRules {
  publicOrigin: URL;
  /** How many proxies of our own stand before the gateway: so many of the last addresses are to be believed. */
  trustedProxies: number;
}

const NOT_FROM_CLIENTS =
  /^(authorization|proxy-authorization|forwarded|x-forwarded-.*|x-real-ip|x-portal-.*|x-request-id)$/;

/** The address a request came from. */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const socket = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const told = String(req.headers['x-forwarded-for'] ?? '').split(',');
  return told.at(-trustedProxies)?.trim() || socket;
}

/** Takes away what only the gateway may say, and says it. Returns the request's id. */
export function claimHeaders(req: IncomingMessage, address: string, { publicOrigin }: ClientRules): string {
  const { headers } = req;
  for (const name of Object.keys(headers)) if (NOT_FROM_CLIENTS.test(name)) delete headers[name];
  const requestId = randomUUID();
  headers['x-request-id'] = requestId;
  headers['x-forwarded-for'] = address;
  headers['x-forwarded-proto'] = publicOrigin.protocol.slice(0, -1);
  headers['x-forwarded-host'] = publicOrigin.host;
  return requestId;
}
