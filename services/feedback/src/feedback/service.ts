import type { BodyOf, FeedbackAnswer, QueryOf, calls } from '@portal/contracts';
import { OFFICERS } from '@portal/contracts';
import type { Actor, Page, PageRequest } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit';
import type { Anonymity } from '../anonymity/service';
import type { TargetService } from '../targets/service';
import type { Feedback } from './domain';
import type { FeedbackRepository } from './repository';
import type { FeedbackSelection } from './selection.domain';
import type { Reader } from './view.domain';
import { answersOf, listed, shownWith } from './view.domain';

interface Dependencies {
  feedback: Pick<FeedbackRepository, 'page' | 'find'>;
  targets: Pick<TargetService, 'named'>;
  anonymity: Pick<Anonymity, 'ownersOf'>;
}

type ListQuery = QueryOf<typeof calls.listFeedback>;
type OwnQuery = QueryOf<typeof calls.listOwnFeedback>;

export type FeedbackService = ReturnType<typeof createFeedbackService>;

/** Reading feedback. */
export function createFeedbackService({ feedback, targets, anonymity }: Dependencies) {
  const readerOf = (actor: Actor | null): Reader | null =>
    actor && {
      userId: actor.userId,
      owners: anonymity.ownersOf(actor.userId),
      resolves: OFFICERS.some((role) => role === actor.role),
    };

  /** One query for the names of all that is shown. */
  const show = async (actor: Actor | null, entries: readonly Feedback[]): Promise<FeedbackAnswer[]> =>
    answersOf(entries, await targets.named(shownWith(entries)), readerOf(actor));

  async function page(
    actor: Actor | null,
    selection: FeedbackSelection,
    place: PageRequest,
  ): Promise<Page<FeedbackAnswer>> {
    const found = await feedback.page(selection, place);
    return { ...found, items: (await show(actor, found.items)).map(listed) };
  }

  return {
    list: (actor: Actor | null, { limit, cursor, ...selection }: ListQuery) =>
      page(actor, selection, { limit, cursor }),

    async listOwn(actor: Actor, userId: string, { status, ...place }: OwnQuery): Promise<Page<FeedbackAnswer>> {
      assertOwnId(actor, userId);
      return page(actor, { status, owners: anonymity.ownersOf(actor.userId) }, place);
    },

    async read(actor: Actor | null, id: string): Promise<FeedbackAnswer> {
      const found = await feedback.find(id.toLowerCase());
      const [answer] = found ? await show(actor, [found]) : [];
      if (!answer) throw new DomainError('FEEDBACK.NOT_FOUND');
      return answer;
    },

    show,
  };
}

/** Who somebody is, the session says; what a request says of it must be the same. */
export function assertOwnId(actor: Actor, given: string | undefined): void {
  if (given !== undefined && given.toLowerCase() !== actor.userId) throw new DomainError('ACCESS.FORBIDDEN');
}

export type NewFeedback = BodyOf<typeof calls.addFeedback>;
