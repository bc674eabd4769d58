import type { CloudEvent, FeedbackTargets, FeedbackTargetType, QueryOf, UnitRef, calls } from '@portal/contracts';
import type { Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { targetOf, type Target, type TargetEvent, type TargetRef } from './target.domain';
import { targetsAnswerOf } from './target.presenter';
import type { TargetRepository } from './target.repository';

/** Of each type. */
const MAX_RESULTS = 50;

interface Dependencies {
  repository: TargetRepository;
  /** Entries hold the unit that they are about or belong to, and are found by its name. */
  entries: { syncUnitDetails(unit: UnitRef, session: Session): Promise<void> };
}

export type TargetService = ReturnType<typeof createTargetService>;

export function createTargetService({ repository, entries }: Dependencies) {
  async function list({ q, type, id }: QueryOf<typeof calls.listFeedbackTargets>): Promise<FeedbackTargets> {
    async function ofType(each: FeedbackTargetType): Promise<Target[]> {
      if (type !== undefined && type !== each) return [];
      if (id === undefined) return repository.search(each, q, MAX_RESULTS);
      const found = await repository.find([{ type: each, id: id.toLowerCase() }]);
      return found.filter(({ isSelectable }) => isSelectable);
    }
    const [users, events, units, positions] = await Promise.all([
      ofType('User'),
      ofType('Event'),
      ofType('Organization Unit'),
      ofType('Position'),
    ]);
    return targetsAnswerOf({ users, events, units, positions });
  }

  async function find(refs: readonly TargetRef[]): Promise<Target[]> {
    return repository.find(refs);
  }

  async function findSelectable(ref: TargetRef): Promise<Target> {
    const [found] = await repository.find([ref]);
    if (!found?.isSelectable) throw new DomainError('FEEDBACK.TARGET_NOT_FOUND');
    return found;
  }

  async function applyEvent(event: CloudEvent<TargetEvent>, session: Session): Promise<void> {
    const target = targetOf(event);
    const isNewer = await repository.upsertIfNewer(target, session);
    if (isNewer && target.type === 'Organization Unit' && target.unit)
      await entries.syncUnitDetails(target.unit, session);
  }

  return { list, find, findSelectable, applyEvent };
}
