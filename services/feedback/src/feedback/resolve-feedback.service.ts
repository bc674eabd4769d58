import type { BodyOf, FeedbackAnswer, calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { StatisticsService } from '../statistics/statistics.service';
import type { AnonymityService } from './anonymity.service';
import { requireOwnId, resolve as resolveFeedback, snapshotOf } from './feedback.domain';
import type { FeedbackRepository } from './feedback.repository';
import type { FeedbackService } from './feedback.service';

interface Dependencies {
  repository: Pick<FeedbackRepository, 'find' | 'resolve'>;
  feedback: Pick<FeedbackService, 'answerFor'>;
  statistics: Pick<StatisticsService, 'countResolved'>;
  anonymity: Pick<AnonymityService, 'ownersOf'>;
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
}

export type ResolveFeedbackService = ReturnType<typeof createResolveFeedbackService>;

export function createResolveFeedbackService(dependencies: Dependencies) {
  const { repository, feedback, statistics, anonymity, transaction, outbox, clock } = dependencies;

  async function resolve(
    actor: Actor,
    id: string,
    input: BodyOf<typeof calls.resolveFeedback>,
  ): Promise<FeedbackAnswer> {
    const { userId, name } = actor;
    requireOwnId(userId, input.resolved_by);
    const officer = { userId, owners: anonymity.ownersOf(userId) };
    const resolved = await transaction(async (session) => {
      const found = await repository.find(id, session);
      if (!found) throw new DomainError('FEEDBACK.NOT_FOUND');
      const resolution = { actionsTaken: input.actions_taken, by: { id: userId, name }, at: clock.now() };
      const entry = resolveFeedback(found, officer, resolution);
      if (!(await repository.resolve(entry, session))) throw new DomainError('FEEDBACK.ALREADY_RESOLVED');
      await statistics.countResolved(entry, resolution.at, session);
      const data = { ...snapshotOf(entry), actionsTaken: resolution.actionsTaken };
      await outbox.enqueue(session, { type: 'feedback.feedback.resolved.v1', subject: entry.id, data, actor });
      return entry;
    });
    return feedback.answerFor(actor, resolved);
  }

  return { resolve };
}
