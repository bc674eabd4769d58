import type { CloudEvent, FeedbackTargets, FeedbackTargetType, QueryOf, calls } from '@portal/contracts';
import { isOfficer } from '@portal/contracts';
import { collectWrites, type Actor, type Session } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { targetOf, type Target, type TargetEvent, type TargetRef } from './target.domain';
import { targetsAnswerOf } from './target.presenter';
import type { TargetPorts } from './target.ports';
import type { TargetRepository } from './target.repository';

/** Of each type. */
const MAX_RESULTS = 50;

interface Dependencies extends TargetPorts {
  repository: TargetRepository;
}

export type TargetService = ReturnType<typeof createTargetService>;

export function createTargetService({ repository, entries }: Dependencies) {
  async function list(
    { role }: Pick<Actor, 'role'>,
    { q, type, id }: QueryOf<typeof calls.listFeedbackTargets>,
  ): Promise<FeedbackTargets> {
    async function ofType(each: FeedbackTargetType): Promise<Target[]> {
      if (type !== undefined && type !== each) return [];
      if (id === undefined) return repository.search(each, q, MAX_RESULTS);
      const found = await repository.find([{ type: each, id }]);
      return found.filter(({ isSelectable }) => isSelectable);
    }
    const [users, events, units, positions] = await Promise.all([
      ofType('User'),
      ofType('Event'),
      ofType('Organization Unit'),
      ofType('Position'),
    ]);
    return targetsAnswerOf({ users, events, units, positions }, isOfficer(role));
  }

  async function find(refs: readonly TargetRef[]): Promise<Target[]> {
    return repository.find(refs);
  }

  async function findSelectable(ref: TargetRef): Promise<Target> {
    const [found] = await repository.find([ref]);
    if (!found?.isSelectable) throw new DomainError('FEEDBACK.TARGET_NOT_FOUND');
    return found;
  }

  const keep = collectWrites<Target>(async (targets, session) => {
    const stored = await repository.upsertNewer(targets, session);
    // A person, event or position that has just been made is in no entry yet; a unit may be the parent of one that is.
    await follow(
      stored.filter(({ type, version }) => version > 1 || type === 'Organization Unit'),
      session,
    );
  });

  const copy = repository.copyOf((ref, session) => follow([ref], session));

  /** Read again: what belongs to a unit is shown with the present name of the unit. */
  async function follow(refs: readonly TargetRef[], session: Session): Promise<void> {
    for (const target of await repository.find(refs, session)) await entries.follow(target, session);
  }

  async function applyEvent(event: CloudEvent<TargetEvent>, session: Session): Promise<void> {
    await keep(targetOf(event), session);
  }

  return { list, find, findSelectable, applyEvent, copy };
}
