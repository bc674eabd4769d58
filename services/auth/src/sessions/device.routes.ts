import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, noContent, ok, withCookies, withRevocationHeader } from '@portal/service-kit';
import type { SessionCookies } from './session-cookies.middleware';
import type { SessionService } from './session.service';

interface Dependencies {
  sessions: Pick<SessionService, 'listDevices' | 'endDevice' | 'endOtherDevices'>;
  cookies: Pick<SessionCookies, 'clear'>;
}

export function deviceRoutes({ sessions, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.listSessions, async ({ actor }) => ok(await sessions.listDevices(actor), withRevocationHeader())),

    endpoint(calls.endOtherSessions, async ({ actor }) => ({
      ...noContent(),
      headers: withRevocationHeader(await sessions.endOtherDevices(actor)),
    })),

    endpoint(calls.endSession, async ({ actor, params }) => {
      const id = params.id;
      const ended = { ...noContent(), headers: withRevocationHeader([await sessions.endDevice(actor, id)]) };
      return id === actor.sessionId ? withCookies(ended, cookies.clear()) : ended;
    }),
  ];
}
