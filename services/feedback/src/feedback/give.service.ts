import type { BodyOf, FeedbackAnswer, calls } from '@portal/contracts';
import type { Actor } from '@portal/service-kit';
import type { StatisticsService } from '../statistics/service';
import type { Target } from '../targets/domain';
import type { TargetService } from '../targets/service';
import type { Authorship, AuthorshipService } from './authorship.service';
import { requireOwnId, snapshotOf, type Feedback } from './domain';
import type { RateLimit } from './rate-limit.service';
import type { FeedbackRepository } from './repository';
import type { FeedbackService } from './service';

type FeedbackInput = BodyOf<typeof calls.addFeedback>;

/** Without clock, transaction and outbox: they come with the authorship. */
interface Dependencies {
  repository: Pick<FeedbackRepository, 'add'>;
  feedback: Pick<FeedbackService, 'answerFor'>;
  statistics: Pick<StatisticsService, 'runExclusive' | 'countGiven'>;
  targets: Pick<TargetService, 'findSelectable'>;
  rateLimit: RateLimit;
  authorship: Pick<AuthorshipService, 'authorshipOf'>;
}

export type GiveService = ReturnType<typeof createGiveService>;

export function createGiveService(dependencies: Dependencies) {
  const { repository, feedback, statistics, targets, rateLimit, authorship } = dependencies;

  async function give(actor: Actor, input: FeedbackInput): Promise<{ message: string; feedback: FeedbackAnswer }> {
    requireOwnId(actor.userId, input.feedback_by);
    const target = await targets.findSelectable({ type: input.target_type, id: input.target_id.toLowerCase() });
    const author = authorship.authorshipOf(actor, input.is_anonymous);
    const entry = await rateLimit.use(actor.userId, () => save(author, input, target));
    return { message: 'Feedback submitted successfully', feedback: await feedback.answerFor(actor, entry) };
  }

  async function save(author: Authorship, input: FeedbackInput, target: Target): Promise<Feedback> {
    const { type, comments, rating } = input;
    const entry: Feedback = {
      ...author.entry,
      version: 1,
      type,
      target: { type: target.type, id: target.id, name: target.name, unit: target.unit },
      comments,
      ...(rating !== undefined && { rating }),
    };
    const data = snapshotOf(entry);
    await statistics.runExclusive(entry, () =>
      author.write(async (session, publish) => {
        await repository.add(entry, session);
        await statistics.countGiven(entry, session);
        await publish({ type: 'feedback.feedback.given.v1', subject: entry.id, data });
      }),
    );
    return entry;
  }

  return { give };
}
