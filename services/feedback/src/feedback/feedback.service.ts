import type { FeedbackAnswer, QueryOf } from '@portal/contracts';
import { calls } from '@portal/contracts';
import type { Actor, Page, PageRequest } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { TargetService } from '../targets/target.service';
import type { AnonymityService } from './anonymity.service';
import { requireOwnId, type Feedback } from './feedback.domain';
import { answersOf, shortened, targetsOf } from './feedback.presenter';
import type { FeedbackRepository, FeedbackSelection } from './feedback.repository';

interface Dependencies {
  repository: Pick<FeedbackRepository, 'list' | 'find'>;
  targets: Pick<TargetService, 'find'>;
  anonymity: Pick<AnonymityService, 'ownersOf'>;
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

export function createFeedbackService({ repository, targets, anonymity }: Dependencies) {
  async function list(
    actor: Actor | null,
    { limit, cursor, ...selection }: QueryOf<typeof calls.listFeedback>,
  ): Promise<Page<FeedbackAnswer>> {
    return pageFor(actor, selection, { limit, cursor });
  }

  async function listOwn(
    actor: Actor,
    userId: string,
    { status, ...request }: QueryOf<typeof calls.listOwnFeedback>,
  ): Promise<Page<FeedbackAnswer>> {
    requireOwnId(actor.userId, userId);
    return pageFor(actor, { status, owners: anonymity.ownersOf(actor.userId) }, request);
  }

  async function read(actor: Actor | null, id: string): Promise<FeedbackAnswer> {
    const entry = await repository.find(id.toLowerCase());
    if (!entry) throw new DomainError('FEEDBACK.NOT_FOUND');
    return answerFor(actor, entry);
  }

  async function answerFor(actor: Actor | null, entry: Feedback): Promise<FeedbackAnswer> {
    const [answer] = await answersFor(actor, [entry]);
    if (!answer) throw new Error('An entry of feedback has no answer');
    return answer;
  }

  /** One query for the present names of all that is shown. */
  async function answersFor(actor: Actor | null, entries: readonly Feedback[]): Promise<FeedbackAnswer[]> {
    const reader = actor && {
      userId: actor.userId,
      owners: anonymity.ownersOf(actor.userId),
      resolves: scopeOf(actor, calls.resolveFeedback).kind !== 'nothing',
    };
    return answersOf(entries, await targets.find(targetsOf(entries)), reader);
  }

  async function pageFor(
    actor: Actor | null,
    selection: FeedbackSelection,
    request: PageRequest,
  ): Promise<Page<FeedbackAnswer>> {
    const page = await repository.list(selection, request);
    return { ...page, items: (await answersFor(actor, page.items)).map(shortened) };
  }

  return { list, listOwn, read, answerFor, answersFor };
}
