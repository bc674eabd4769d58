import {
  calls,
  yearOf,
  type AchievementAnswer,
  type AchievementCounts,
  type InstituteSettings,
  type QueryOf,
} from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { dayOf } from '@portal/service-kit/institute-time';
import { requireInScope } from '@portal/service-kit/scope';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import type { CertificateService } from '../certificates/certificate.service';
import { namedPersonOf } from '../people/person.domain';
import type { PersonRepository } from '../people/person.repository';
import {
  addAchievement,
  changeAchievement,
  codeOf,
  requireChangeable,
  requirePast,
  snapshotOf,
  type Achievement,
  type AchievementChange,
  type AchievementDraft,
} from './achievement.domain';
import { achievementAnswerOf } from './achievement.presenter';
import type { AchievementRepository } from './achievement.repository';

interface Dependencies {
  repository: AchievementRepository;
  certificates: Pick<CertificateService, 'attach' | 'release' | 'discard'>;
  campusEvents: Pick<CampusEventRepository, 'find'>;
  people: Pick<PersonRepository, 'find' | 'findNames'>;
  settings: InstituteSettings;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

export type AchievementService = ReturnType<typeof createAchievementService>;

/** What students say they have achieved. */
export function createAchievementService(dependencies: Dependencies) {
  const { repository, certificates, campusEvents, people, settings, outbox, transaction, clock } = dependencies;

  const today = () => dayOf(clock.now(), settings.timeZone);

  async function add(actor: Actor, { user_id: named, ...draft }: AchievementDraft): Promise<AchievementAnswer> {
    requireInScope(scopeOf(actor, calls.addAchievement), { ownerId: named ?? actor.userId }, 'RECORD.NOT_OWN');
    requirePast(draft.date_achieved, today());
    const achievement = await transaction(async (session) => {
      const year = yearOf(today());
      const { certificate_id: certificateId, event_id: eventId } = draft;
      const added = addAchievement(draft, {
        id: newId(),
        code: codeOf(year, await repository.nextNumber(year, session)),
        person: namedPersonOf(actor, await people.find(actor.userId, session)),
        event: await eventOf(eventId, session),
        certificate: certificateId === null ? null : await certificates.attach(actor, certificateId, session),
        now: clock.now(),
      });
      await repository.add(added, session);
      await outbox.enqueue(session, {
        type: 'records.achievement.added.v1',
        subject: added.id,
        data: snapshotOf(added),
        actor,
      });
      return added;
    });
    return achievementAnswerOf(achievement);
  }

  async function eventOf(eventId: string | null, session: Session): Promise<Achievement['event']> {
    if (eventId === null) return null;
    const event = await campusEvents.find(eventId, session);
    if (!event) throw new DomainError('ACHIEVEMENT.EVENT_NOT_FOUND');
    return { id: event.id, title: event.title, unit: event.unit };
  }

  async function change(actor: Actor, id: string, changes: AchievementChange): Promise<AchievementAnswer> {
    requirePast(changes.date_achieved, today());
    const { achievement, released } = await transaction(async (session) => {
      const before = await requireOwn(actor, id, session);
      requireChangeable(before, changes);
      const { event_id: eventId } = changes;
      const event = eventId === undefined ? before.event : await eventOf(eventId, session);
      const certificate = await certificateOf(actor, { before, changes }, session);
      const { achievement: after, changed } = changeAchievement(before, changes, {
        event,
        certificate,
        now: clock.now(),
      });
      if (changed.length === 0) return { achievement: after, released: null };
      const replaced = before.certificate?.id === certificate?.id ? null : before.certificate;
      if (replaced) await certificates.release(replaced, session);
      await repository.change([after], session);
      const data = { ...snapshotOf(after), changed };
      await outbox.enqueue(session, { type: 'records.achievement.changed.v1', subject: id, data, actor });
      return { achievement: after, released: replaced };
    });
    if (released) await certificates.discard(released);
    return achievementAnswerOf(achievement);
  }

  /** The file that a change names, which may be the one that is there. */
  async function certificateOf(
    actor: Actor,
    { before, changes }: { before: Achievement; changes: AchievementChange },
    session: Session,
  ): Promise<Achievement['certificate']> {
    const { certificate_id: id = before.certificate?.id ?? null } = changes;
    if (id === null || id === before.certificate?.id) return id === null ? null : before.certificate;
    return certificates.attach(actor, id, session);
  }

  async function withdraw(actor: Actor, id: string): Promise<void> {
    const released = await transaction(async (session) => {
      const before = await requireOwn(actor, id, session);
      if (before.certificate) await certificates.release(before.certificate, session);
      await repository.remove(id, session);
      // A higher version, so that copies stay without it when older events come late.
      const data = snapshotOf({ ...before, version: before.version + 1 });
      await outbox.enqueue(session, { type: 'records.achievement.withdrawn.v1', subject: id, data, actor });
      return before.certificate;
    });
    if (released) await certificates.discard(released);
  }

  /** Hides that another's achievement exists. */
  async function requireOwn(actor: Actor, id: string, session: Session): Promise<Achievement> {
    const achievement = await repository.find(id, session);
    if (!achievement) throw new DomainError('ACHIEVEMENT.NOT_FOUND');
    requireInScope(
      scopeOf(actor, calls.changeAchievement),
      { ownerId: achievement.person.id },
      'ACHIEVEMENT.NOT_FOUND',
    );
    return achievement;
  }

  async function listOfPerson(
    actor: Actor,
    userId: string,
    query: QueryOf<typeof calls.listAchievements>,
  ): Promise<Page<AchievementAnswer>> {
    requireInScope(scopeOf(actor, calls.listAchievements), { ownerId: userId }, 'ACCESS.FORBIDDEN');
    const page = await repository.listOfPerson(userId, query);
    const names = await people.findNames(page.items.flatMap(({ decision }) => decision?.by.id ?? []));
    return { ...page, items: page.items.map((achievement) => achievementAnswerOf(achievement, names)) };
  }

  async function countOfPerson(actor: Actor, userId: string): Promise<AchievementCounts> {
    requireInScope(scopeOf(actor, calls.countAchievements), { ownerId: userId }, 'ACCESS.FORBIDDEN');
    return repository.countOfPerson(userId);
  }

  return { add, change, withdraw, listOfPerson, countOfPerson };
}
