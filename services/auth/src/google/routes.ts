import { calls } from '@portal/contracts';
import {
  type Endpoint,
  endpoint,
  redirect,
  type Reply,
  type ReplyCookie,
  withRevocationHeader,
  withCookies,
} from '@portal/service-kit';
import type { Request } from 'express';
import type { PendingCookie } from './cookies.routes';
import type { GoogleService, Outcome } from './service';

type SignedIn = Extract<Outcome, { signedIn: unknown }>['signedIn'];

interface Dependencies {
  google: GoogleService;
  pending: PendingCookie;
  /** The session cookies of a browser. */
  cookies: { of(signedIn: SignedIn): ReplyCookie[] };
  /** Ends the session the browser had; answers what the gateway has to know. */
  endPresented(req: Request): Promise<string[]>;
}

const to = (location: string, revoked: string[] = []): Reply<never> => {
  const moved = redirect(location);
  return { ...moved, headers: { ...moved.headers, ...withRevocationHeader(revoked) } };
};

/** Both are visits of a page, so they end on a page whatever happens. */
export function googleRoutes({ google, pending, cookies, endPresented }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.startGoogle, async () => {
      const begun = await google.begin();
      if ('refusal' in begun) return to(`/login?error=${begun.refusal}`);
      return withCookies(to(begun.url), [pending.of(begun.pending)]);
    }),

    endpoint(calls.finishGoogle, async ({ query, req }) => {
      const given = { pending: pending.readFrom(req), error: query.error };
      const device = { userAgent: req.headers['user-agent'] ?? '', address: req.ip ?? 'unknown' };
      const outcome = await google.finish(new URL(req.originalUrl, 'http://portal').search, given, device);
      if ('refusal' in outcome) return withCookies(to(`/login?error=${outcome.refusal}`), [pending.none()]);
      const ended = [...outcome.ended, ...(await endPresented(req))];
      return withCookies(to('/', ended), [pending.none(), ...cookies.of(outcome.signedIn)]);
    }),
  ];
}
