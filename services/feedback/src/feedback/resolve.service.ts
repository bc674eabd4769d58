import type { BodyOf, FeedbackAnswer, calls } from '@portal/contracts';
import type { Actor, Clock, Outbox, Transaction } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { Anonymity } from '../anonymity/service';
import { monthOf } from '../figures/domain';
import type { FigureService } from '../figures/service';
import { resolve, snapshotOf } from './domain';
import type { FeedbackRepository } from './repository';
import type { FeedbackService } from './service';
import { assertOwnId } from './service';

interface Dependencies {
  feedback: Pick<FeedbackRepository, 'find' | 'resolve'>;
  figures: Pick<FigureService, 'resolved'>;
  anonymity: Pick<Anonymity, 'ownersOf'>;
  show: FeedbackService['show'];
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
  timeZone: string;
}

export type ResolvingService = ReturnType<typeof createResolvingService>;

export function createResolvingService(deps: Dependencies) {
  const { feedback, figures, anonymity, show, transaction, outbox, clock, timeZone } = deps;
  return {
    async resolve(actor: Actor, id: string, given: BodyOf<typeof calls.resolveFeedback>): Promise<FeedbackAnswer> {
      assertOwnId(actor, given.resolved_by);
      const { userId, name } = actor;
      const officer = { userId, owners: anonymity.ownersOf(userId) };
      const resolved = await transaction(async (session) => {
        const found = await feedback.find(id, session);
        if (!found) throw new DomainError('FEEDBACK.NOT_FOUND');
        const actionsTaken = given.actions_taken;
        const at = clock.now();
        const entry = resolve(found, officer, { actionsTaken, by: { id: userId, name }, at });
        if (!(await feedback.resolve(entry, session))) throw new DomainError('FEEDBACK.ALREADY_RESOLVED');
        const { type, rating: stars = 0, createdAt } = entry;
        const waited = at.getTime() - createdAt.getTime();
        await figures.resolved({ month: monthOf(createdAt, timeZone), type, stars }, waited, session);
        const data = { ...snapshotOf(entry), actionsTaken };
        await outbox.enqueue(session, { type: 'feedback.feedback.resolved.v1', subject: entry.id, data, actor });
        return entry;
      });
      const [answer] = await show(actor, [resolved]);
      if (!answer) throw new Error('Feedback was resolved and cannot be shown.');
      return answer;
    },
  };
}
