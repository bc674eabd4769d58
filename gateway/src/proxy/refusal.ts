import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceName } from '@portal/contracts';
import type { DomainError } from '@portal/service-kit';
import type { GatewayCounters } from '../metrics';
import { sendProblem } from '../http/problem-response';

/** What is known of a request when it is refused. */
export interface RefusedRequest {
  /** Null when it is not for a service. */
  service: ServiceName | null;
  requestId: string;
}

export type Refuse = (res: ServerResponse<IncomingMessage>, error: DomainError, request: RefusedRequest) => void;

/** Refuses a request that no service has seen, and counts it. */
export function createRefuse(counters: Pick<GatewayCounters, 'countRefusal'>): Refuse {
  return function refuse(res, error, { service, requestId }) {
    counters.countRefusal(error.code, service);
    sendProblem(res, error, requestId);
  };
}
