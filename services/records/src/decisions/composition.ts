import type { EventName } from '@portal/contracts';
import { createKeyedMutex, type ServiceContext } from '@portal/service-kit';
import type { Approval } from './decision.domain';
import { createDecisionService, type Subject } from './decision.service';

interface Dependencies<A extends Approval, T, N extends EventName> {
  subject: Subject<A, T, N>;
}

export function createDecisionsModule<A extends Approval, T extends { id: string }, N extends EventName>(
  { outbox, transaction, clock }: ServiceContext<unknown>,
  { subject }: Dependencies<A, T, N>,
) {
  const runExclusive = createKeyedMutex();
  return { decisions: createDecisionService({ subject, outbox, transaction, clock, runExclusive }) };
}
