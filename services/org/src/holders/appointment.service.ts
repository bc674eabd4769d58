import { calls, type BodyOf, type HolderAnswer, type OwnHolding } from '@portal/contracts';
import type { Actor, Clock, Outbox, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { PersonRepository } from '../people/person.repository';
import type { Position } from '../positions/position.domain';
import type { PositionService } from '../positions/position.service';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { requireInScope, requireSomebody, tellAppointment } from './appointment.domain';
import {
  codeOf,
  decideClaim,
  recordAgain,
  recordHolder,
  requireOfferedTenure,
  requirePlace,
  snapshotOf,
  type HistoryEntry,
  type Holder,
  type HolderDraft,
} from './holder.domain';
import { holderAnswerOf, ownHoldingOf } from './holder.presenter';
import type { HolderRepository } from './holder.repository';

interface Dependencies {
  repository: HolderRepository;
  positions: Pick<PositionService, 'touch'>;
  people: Pick<PersonRepository, 'find'>;
  today: CurrentTenure;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
  /** By position: those of one instance wait here instead of in the store. */
  runExclusive: RunExclusive;
}

export type AppointmentService = ReturnType<typeof createAppointmentService>;

/** Who comes to hold a position: appointed by officers, or claimed by students and then confirmed. */
export function createAppointmentService({
  repository,
  positions,
  people,
  today,
  outbox,
  transaction,
  clock,
  runExclusive,
}: Dependencies) {
  async function appoint(actor: Actor, draft: HolderDraft): Promise<OwnHolding> {
    const scope = scopeOf(actor, calls.appointHolder);
    const userId = draft.user_id.toLowerCase();
    requireSomebody(scope, actor, userId);
    requireOfferedTenure(draft.tenure_year, today());
    const positionId = draft.position_id.toLowerCase();
    const holder = await decideOnPosition(positionId, async (session) => {
      const position = await positions.touch(positionId, session);
      requireInScope(scope, actor, position);
      const recorded = await recordFor(draft, { scope, userId, position }, session);
      const former = await repository.findHolding(recorded, session);
      const next = former ? recordAgain(former, recorded) : await numbered(recorded, session);
      await requireFree(next, position, session);
      const { event, ...told } = tellAppointment(actor, next, clock.now());
      if (former) await repository.change([told], session);
      else await repository.add([told], session);
      await outbox.enqueue(session, event);
      return next;
    });
    return ownHoldingOf(holder, actor, scopeOf(actor, calls.changeHolder));
  }

  function decideOnPosition(positionId: string, work: (session: Session) => Promise<Holder>): Promise<Holder> {
    return runExclusive(positionId, () => transaction(work));
  }

  async function recordFor(
    draft: HolderDraft,
    { scope, userId, position }: { scope: Scope; userId: string; position: Position },
    session: Session,
  ): Promise<Holder> {
    const person = await people.find(userId, session);
    if (!person) throw new DomainError('USER.NOT_FOUND');
    const { id, name, username, studentId } = person;
    return recordHolder(draft, {
      id: newId(),
      code: '',
      person: { id, name, username, studentId },
      position: { id: position.id, title: position.title, type: position.type },
      unit: position.unit,
      confirmation: scope.kind === 'own' ? 'awaiting' : 'confirmed',
      now: clock.now(),
      today: today(),
    });
  }

  async function numbered(holder: Holder, session: Session): Promise<Holder> {
    return { ...holder, code: codeOf(holder.tenureYear, await repository.nextNumber(holder.tenureYear, session)) };
  }

  async function requireFree(holder: Holder, { count }: Position, session: Session): Promise<void> {
    requirePlace(holder, { count, taken: await repository.countTaken(holder, session) });
  }

  async function decide(
    actor: Actor,
    id: string,
    { decision, reason }: BodyOf<typeof calls.confirmHolder>,
  ): Promise<HolderAnswer> {
    const scope = scopeOf(actor, calls.confirmHolder);
    const known = await repository.find(id);
    const holder = await decideOnPosition(known?.position.id ?? id, async (session) => {
      const claim = await requireManaged(scope, actor, id, session);
      const position = await positions.touch(claim.position.id, session);
      const decided = decideClaim(claim, { decision, reason: reason ?? null, now: clock.now(), today: today() });
      await requireFree(decided, position, session);
      await repository.change([{ holder: decided, entry: entryOf(actor, decision) }], session);
      const data = snapshotOf(decided);
      await outbox.enqueue(
        session,
        decision === 'confirmed'
          ? { type: 'org.holder.confirmed.v1', subject: id, data, actor }
          : { type: 'org.holder.refused.v1', subject: id, data: { ...data, reason: reason ?? '' }, actor },
      );
      return decided;
    });
    return holderAnswerOf(holder, actor, scopeOf(actor, calls.changeHolder));
  }

  async function withdraw(actor: Actor, id: string): Promise<void> {
    await transaction(async (session) => {
      const claim = await repository.find(id, session);
      if (claim?.person.id !== actor.userId) throw new DomainError('HOLDER.NOT_FOUND');
      if (claim.confirmation === 'confirmed') throw new DomainError('HOLDER.ALREADY_DECIDED');
      await removeRecord(actor, claim, session);
    });
  }

  async function remove(actor: Actor, id: string): Promise<void> {
    const scope = scopeOf(actor, calls.removeHolder);
    await transaction(async (session) => {
      await removeRecord(actor, await requireManaged(scope, actor, id, session), session);
    });
  }

  async function removeRecord(actor: Actor, holder: Holder, session: Session): Promise<void> {
    await repository.remove(holder.id, session);
    // A higher version, so that copies in other services stay removed when older events come late.
    const data = snapshotOf({ ...holder, version: holder.version + 1 });
    await outbox.enqueue(session, { type: 'org.holder.removed.v1', subject: holder.id, data, actor });
  }

  /** A record that the caller may change, end or remove: in scope and not their own. */
  async function requireManaged(scope: Scope, actor: Actor, id: string, session: Session): Promise<Holder> {
    const holder = await repository.find(id, session);
    if (!holder) throw new DomainError('HOLDER.NOT_FOUND');
    if (!covers(scope, { unit: holder.unit })) throw new DomainError('POSITION.OUT_OF_SCOPE');
    if (holder.person.id === actor.userId) throw new DomainError('HOLDER.OWN');
    return holder;
  }

  function entryOf({ name }: Actor, action: HistoryEntry['action']): HistoryEntry {
    return { at: clock.now(), by: name, action, changed: [] };
  }

  return { appoint, decide, withdraw, remove, requireManaged };
}
