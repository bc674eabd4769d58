import { Agent } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import type { Logger } from '@portal/service-kit';
import type { GatewayCounters } from '../metrics';
import { STRICT_TRANSPORT_SECURITY } from '../http/security-headers.middleware';
import type { RevocationList } from '../session/revocation-list';
import { createSessionMiddleware } from '../session/session.middleware';
import { createForwardCall } from './forward-call';
import { createOpenStreams } from './open-streams';
import type { Refuse } from './refusal';
import { createServiceProxy } from './service-proxy';

interface Dependencies {
  services: Record<ServiceName, string>;
  isHttps: boolean;
  streamsPerAddress: number;
  revocations: RevocationList;
  logger: Logger;
  counters: GatewayCounters;
  refuse: Refuse;
}

/** Everything between a call that may go on and its service. */
export function createForwarding({ isHttps, streamsPerAddress, ...deps }: Dependencies) {
  const { revocations } = deps;
  const transportSecurity = isHttps ? STRICT_TRANSPORT_SECURITY : null;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 128, timeout: 60_000 });
  const openStreams = createOpenStreams(revocations, { maxPerAddress: streamsPerAddress });
  const forwardCall = createForwardCall({
    sessionMiddleware: createSessionMiddleware({ isHttps, revocations }),
    proxy: createServiceProxy({ ...deps, agent, openStreams, transportSecurity }),
  });
  return { forwardCall, openStreams, agent };
}
