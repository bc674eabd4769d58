import { calls } from '@portal/contracts';
import { type Endpoint, endpoint, noContent, ok, withRevocationHeader, withCookies } from '@portal/service-kit';
import type { Cookies } from './cookies.routes';
import type { DeviceService } from './devices.service';

interface Dependencies {
  devices: DeviceService;
  cookies: Pick<Cookies, 'none'>;
}

export function deviceRoutes({ devices, cookies }: Dependencies): Endpoint[] {
  return [
    endpoint(calls.listSessions, async ({ actor }) => ok(await devices.list(actor), withRevocationHeader())),

    endpoint(calls.endOtherSessions, async ({ actor }) => ({
      ...noContent(),
      headers: withRevocationHeader(await devices.endOthers(actor)),
    })),

    endpoint(calls.endSession, async ({ actor, params }) => {
      const id = params.id.toLowerCase();
      const ended = { ...noContent(), headers: withRevocationHeader([await devices.end(actor, id)]) };
      return id === actor.sessionId ? withCookies(ended, cookies.none()) : ended;
    }),
  ];
}
