import type { Actor } from '@portal/service-kit';
import type { RequestHandler } from 'express';
import type { Records } from '../testing/running-records';

/** A state that a pact starts from: who asks in it, and the real ids by the pact's examples of them. */
export interface Asked {
  /** Null for a visitor. */
  actor: Actor | null;
  ids: Readonly<Record<string, string>>;
}

/** By the name that pacts give the state. */
export type States = Readonly<Record<string, () => Promise<Asked>>>;

/** How a request of a pact gets here through the gateway: the browser's cookie becomes a token there. */
export function behindGateway(running: () => Records, asked: () => Asked): RequestHandler {
  return (req, _res, next) => {
    const { actor, ids } = asked();
    req.url = withRealIds(req.url, ids);
    if (req.body) req.body = JSON.parse(withRealIds(JSON.stringify(req.body), ids)) as unknown;
    if (actor) Object.assign(req.headers, running().authorizationOf(actor));
    next();
  };
}

function withRealIds(text: string, ids: Asked['ids']): string {
  return Object.entries(ids).reduce((replaced, [example, real]) => replaced.replaceAll(example, real), text);
}
