import type { FeedbackAnswer } from '@portal/contracts';
import type { Actor, Clock, Outbox, Session, Transaction } from '@portal/service-kit';
import { newId } from '@portal/service-kit';
import type { Allowance } from '../allowance/service';
import { hourOf, untimedId } from '../anonymity/domain';
import type { Anonymity } from '../anonymity/service';
import { monthOf } from '../figures/domain';
import type { FigureService } from '../figures/service';
import type { Target } from '../targets/domain';
import type { TargetService } from '../targets/service';
import type { Feedback } from './domain';
import { snapshotOf } from './domain';
import type { FeedbackRepository } from './repository';
import type { FeedbackService, NewFeedback } from './service';
import { assertOwnId } from './service';

interface Dependencies {
  feedback: Pick<FeedbackRepository, 'add'>;
  figures: Pick<FigureService, 'counting' | 'given'>;
  targets: Pick<TargetService, 'mustFind'>;
  allowance: Pick<Allowance, 'use'>;
  anonymity: Anonymity;
  show: FeedbackService['show'];
  transaction: Transaction;
  outbox: Outbox;
  clock: Clock;
  timeZone: string;
}

export type GivingService = ReturnType<typeof createGivingService>;

export function createGivingService(deps: Dependencies) {
  const { targets, allowance, anonymity, show, clock } = deps;
  return {
    async give(actor: Actor, given: NewFeedback): Promise<{ message: string; feedback: FeedbackAnswer }> {
      assertOwnId(actor, given.feedback_by);
      const target = await targets.mustFind({ type: given.target_type, id: given.target_id.toLowerCase() });
      const entry = given.is_anonymous
        ? anonymously(given, target, { owner: anonymity.pseudonymOf(actor.userId), now: clock.now() })
        : signed(given, target, { actor, now: clock.now() });
      await allowance.use(actor.userId, () => save(deps, entry, actor));
      const [answer] = await show(actor, [entry]);
      if (!answer) throw new Error('Feedback was given and cannot be shown.');
      return { message: 'Feedback submitted successfully', feedback: answer };
    },
  };
}

function signed(given: NewFeedback, target: Target, { actor, now }: { actor: Actor; now: Date }): Feedback {
  const { userId: id, name, username } = actor;
  return { ...textOf(given, target), id: newId(), author: { id, name, username }, owner: id, createdAt: now };
}

function anonymously(given: NewFeedback, target: Target, { owner, now }: { owner: string; now: Date }): Feedback {
  return { ...textOf(given, target), id: untimedId(), owner, createdAt: hourOf(now) };
}

function textOf({ type, comments, rating }: NewFeedback, { type: targetType, id, name, unit }: Target) {
  const target = { type: targetType, id, name, unit };
  return { version: 1, type, target, comments, ...(rating !== undefined && { rating }) };
}

async function save(deps: Dependencies, entry: Feedback, actor: Actor): Promise<void> {
  const { feedback, figures, anonymity, transaction, timeZone } = deps;
  const { id, type, author, rating: stars = 0 } = entry;
  const tally = { month: monthOf(entry.createdAt, timeZone), type, stars };
  const event = { type: 'feedback.feedback.given.v1', subject: id, data: snapshotOf(entry) } as const;
  const tell = (session: Session) =>
    author ? deps.outbox.enqueue(session, { ...event, actor }) : anonymity.outbox.enqueue(session, event);
  const work = async (session: Session) => {
    await feedback.add(entry, session);
    await figures.given(tally, session);
    await tell(session);
  };
  const write = () => figures.counting(tally, () => transaction(work));
  await (author ? write() : anonymity.untraced(write));
}
