import type { BodyOf, FeedbackAnswer, calls } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import type { StatisticsService } from '../statistics/statistics.service';
import { shownTargetOf, type Target } from '../targets/target.domain';
import type { TargetService } from '../targets/target.service';
import type { Authorship, AnonymityService } from './anonymity.service';
import { requireOwnId, snapshotOf, type Feedback } from './feedback.domain';
import type { RateLimit } from './rate-limit.service';
import type { FeedbackRepository } from './feedback.repository';
import type { FeedbackService } from './feedback.service';

type FeedbackInput = BodyOf<typeof calls.addFeedback>;

/** Without clock, transaction and outbox: they come with the anonymity. */
interface Dependencies {
  repository: Pick<FeedbackRepository, 'add'>;
  feedback: Pick<FeedbackService, 'answerFor'>;
  statistics: Pick<StatisticsService, 'runExclusive' | 'countGiven'>;
  targets: Pick<TargetService, 'find' | 'findSelectable'>;
  rateLimit: RateLimit;
  anonymity: Pick<AnonymityService, 'authorshipOf'>;
}

export type GiveFeedbackService = ReturnType<typeof createGiveFeedbackService>;

export function createGiveFeedbackService(dependencies: Dependencies) {
  const { repository, feedback, statistics, targets, rateLimit, anonymity } = dependencies;

  async function give(actor: Actor, input: FeedbackInput): Promise<{ message: string; feedback: FeedbackAnswer }> {
    requireOwnId(actor.userId, input.feedback_by);
    const entry = await save(actor, input);
    return { message: 'Feedback submitted successfully', feedback: feedback.answerFor(actor, entry) };
  }

  async function save(actor: Actor, input: FeedbackInput): Promise<Feedback> {
    const author = anonymity.authorshipOf(actor, input.is_anonymous);
    const { createdAt } = author.entry;
    return statistics.runExclusive({ ...input, createdAt }, () =>
      author.write(async (session, publish) => {
        const target = await targets.findSelectable({ type: input.target_type, id: input.target_id });
        await rateLimit.takeSlot(actor.userId, session);
        const entry = await withPresentName(entryOf(author, input, target));
        await repository.add(entry, session);
        await statistics.countGiven(entry, session);
        await publish({ type: 'feedback.feedback.given.v1', subject: entry.id, data: snapshotOf(entry) });
        return entry;
      }),
    );
  }

  /** The session of a signing author may be older than their name. */
  async function withPresentName(entry: Feedback): Promise<Feedback> {
    if (!entry.author) return entry;
    const [known] = await targets.find([{ type: 'User', id: entry.author.id }]);
    if (!known) return entry;
    const { name, username = entry.author.username } = known;
    return { ...entry, author: { ...entry.author, name, username } };
  }

  return { give };
}

function entryOf(author: Authorship, { type, comments, rating }: FeedbackInput, target: Target): Feedback {
  return {
    ...author.entry,
    version: 1,
    type,
    target: shownTargetOf(target),
    comments,
    ...(rating !== undefined && { rating }),
  };
}
