import type { FeedbackAnswer, OwnFeedbackCounts, QueryOf } from '@portal/contracts';
import { calls, isOfficer } from '@portal/contracts';
import type { Actor, Page, PageRequest } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { AnonymityService } from './anonymity.service';
import { requireOwnId, type Feedback } from './feedback.domain';
import { answerOf, shortened, type Reader } from './feedback.presenter';
import type { FeedbackRepository, FeedbackSelection } from './feedback.repository';

interface Dependencies {
  repository: Pick<FeedbackRepository, 'list' | 'find' | 'countOf'>;
  anonymity: Pick<AnonymityService, 'ownersOf'>;
}

export type FeedbackService = ReturnType<typeof createFeedbackService>;

export function createFeedbackService({ repository, anonymity }: Dependencies) {
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

  async function countOwn(actor: Actor, userId: string): Promise<OwnFeedbackCounts> {
    requireOwnId(actor.userId, userId);
    return repository.countOf(anonymity.ownersOf(actor.userId));
  }

  async function read(actor: Actor | null, id: string): Promise<FeedbackAnswer> {
    const entry = await repository.find(id);
    if (!entry) throw new DomainError('FEEDBACK.NOT_FOUND');
    return answerFor(actor, entry);
  }

  function answerFor(actor: Actor | null, entry: Feedback): FeedbackAnswer {
    return answerOf(entry, readerOf(actor));
  }

  function answersFor(actor: Actor | null, entries: readonly Feedback[]): FeedbackAnswer[] {
    const reader = readerOf(actor);
    return entries.map((entry) => answerOf(entry, reader));
  }

  function readerOf(actor: Actor | null): Reader | null {
    return (
      actor && {
        userId: actor.userId,
        owners: anonymity.ownersOf(actor.userId),
        resolves: scopeOf(actor, calls.resolveFeedback).kind !== 'nothing',
        isOfficer: isOfficer(actor.role),
      }
    );
  }

  async function pageFor(
    actor: Actor | null,
    selection: FeedbackSelection,
    request: PageRequest,
  ): Promise<Page<FeedbackAnswer>> {
    const page = await repository.list(selection, request);
    return { ...page, items: answersFor(actor, page.items).map(shortened) };
  }

  return { list, listOwn, countOwn, read, answerFor, answersFor };
}
