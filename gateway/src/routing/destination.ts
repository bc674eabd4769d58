import type { IncomingMessage } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import type { RoutingTable } from './routing-table';

export type Destination = { kind: 'service'; service: ServiceName } | { kind: 'own' } | { kind: 'nowhere' };

const OWN: Destination = { kind: 'own' };
const NOWHERE: Destination = { kind: 'nowhere' };

/** The path of a request, without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Someone opened the address in a browser, as against a script asking for data. */
export function isNavigation(req: IncomingMessage): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && (req.headers.accept ?? '').includes('text/html');
}

/**
 * Pages and calls share one origin. Below /api and /auth there are only calls; anywhere else a navigation gets a page
 * and a script gets the call (`/events` is both).
 */
export function destinationOf(req: IncomingMessage, path: string, table: RoutingTable): Destination {
  const isDocs = path === '/api/docs' || path.startsWith('/api/docs/');
  if (isDocs) return OWN;
  const onlyCalls = path.startsWith('/api/') || path.startsWith('/auth/');
  const service = table(path);
  if (service && (onlyCalls || !isNavigation(req))) return { kind: 'service', service };
  return onlyCalls ? NOWHERE : OWN;
}
