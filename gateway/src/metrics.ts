import { type ErrorCode, SERVICES, type ServiceName } from '@portal/contracts';
import type { Metrics } from '@portal/service-kit';
import { Counter } from 'prom-client';

/** Why a service gave no answer. */
export type FailureReason = 'unreachable' | 'timeout' | 'broken answer';

export type GatewayCounters = ReturnType<typeof createGatewayCounters>;

/** What the gateway refuses, and which services it cannot reach. */
export function createGatewayCounters({ registry }: Metrics) {
  const refused = new Counter({
    name: 'portal_gateway_refused_total',
    help: 'Requests that the gateway refused, by error code and the service they were for (none for pages).',
    labelNames: ['code', 'target'],
    registers: [registry],
  });
  const failed = new Counter({
    name: 'portal_gateway_failed_total',
    help: 'Calls to which a service gave no whole answer, by service and reason (unreachable, timeout, broken answer).',
    labelNames: ['target', 'reason'],
    registers: [registry],
  });
  // An alert on an increase needs the counter to exist before it rises.
  for (const target of SERVICES) failed.inc({ target, reason: 'unreachable' }, 0);
  const connections = new Counter({
    name: 'portal_gateway_connections_refused_total',
    help: 'Connections that were closed because their address had too many.',
    registers: [registry],
  });
  return {
    countRefusal: (code: ErrorCode, target: ServiceName | null) => refused.inc({ code, target: target ?? 'none' }),
    countFailure: (target: ServiceName, reason: FailureReason) => failed.inc({ target, reason }),
    countConnection: () => connections.inc(),
  };
}
