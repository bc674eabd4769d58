import { calls, type BodyOf, type HolderAnswer, type OwnHolding } from '@portal/contracts';
import type { Actor, Clock, RunExclusive, Session, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { requireInScope, type Scope } from '@portal/service-kit/scope';
import type { PersonRepository } from '../read-copies/person.repository';
import type { Position } from '../positions/position.domain';
import type { PositionService } from '../positions/position.service';
import type { CurrentTenure } from '../positions/current-tenure.service';
import { requireAllowedPerson } from './appointment.domain';
import {
  decideClaim,
  reopenRecord,
  recordHolder,
  requireOfferedTenure,
  requirePlace,
  type Holder,
  type HolderDraft,
  type NewHolder,
} from './holder.domain';
import { holderAnswerOf, ownHoldingOf } from './holder.presenter';
import type { HolderRepository } from './holder.repository';
import type { HolderWriter } from './holder.writer';

interface Dependencies {
  repository: Pick<HolderRepository, 'find' | 'findHolding' | 'countTaken'>;
  writer: Omit<HolderWriter, 'complete'>;
  positions: Pick<PositionService, 'touch'>;
  people: Pick<PersonRepository, 'find'>;
  today: CurrentTenure;
  transaction: Transaction;
  clock: Clock;
  /** By position: those of one instance wait here instead of in the store. */
  runExclusive: RunExclusive;
}

export type AppointmentService = ReturnType<typeof createAppointmentService>;

/** Who comes to hold a position: appointed by officers, or claimed by students and then confirmed. */
export function createAppointmentService({
  repository,
  writer,
  positions,
  people,
  today,
  transaction,
  clock,
  runExclusive,
}: Dependencies) {
  async function appoint(actor: Actor, draft: HolderDraft): Promise<OwnHolding> {
    const scope = scopeOf(actor, calls.appointHolder);
    const userId = draft.user_id;
    requireAllowedPerson(scope, actor, userId);
    requireOfferedTenure(draft.tenure_year, today());
    const positionId = draft.position_id;
    const holder = await decideOnPosition(positionId, async (session) => {
      const position = await positions.touch(positionId, session);
      requireInScope(scope, { unit: position.unit, ownerId: userId }, 'POSITION.OUT_OF_SCOPE');
      const recorded = await recordFor(draft, { scope, userId, position }, session);
      const former = await repository.findHolding(recorded, session);
      if (!former) {
        await requireFree(recorded, position, session);
        const [added] = await writer.add(actor, [recorded], session);
        return added;
      }
      const again = reopenRecord(former, recorded);
      await requireFree(again, position, session);
      await writer.change(actor, [{ before: former, after: again, changed: [] }], session);
      return again;
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
  ): Promise<NewHolder> {
    const person = await people.find(userId, session);
    if (!person) throw new DomainError('USER.NOT_FOUND');
    const { id, name, username, studentId } = person;
    return recordHolder(draft, {
      id: newId(),
      person: { id, name, username, studentId },
      position: { id: position.id, title: position.title, type: position.type },
      unit: position.unit,
      confirmation: scope.kind === 'own' ? 'awaiting' : 'confirmed',
      now: clock.now(),
      today: today(),
    });
  }

  async function requireFree(holder: NewHolder, { count }: Position, session: Session): Promise<void> {
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
      await writer.decide(actor, decided, session);
      return decided;
    });
    return holderAnswerOf(holder, actor, scopeOf(actor, calls.changeHolder));
  }

  async function withdraw(actor: Actor, id: string): Promise<void> {
    await transaction(async (session) => {
      const claim = await repository.find(id, session);
      if (claim?.person.id !== actor.userId) throw new DomainError('HOLDER.NOT_FOUND');
      if (claim.confirmation === 'confirmed') throw new DomainError('HOLDER.ALREADY_DECIDED');
      await writer.remove(actor, claim, session);
    });
  }

  async function remove(actor: Actor, id: string): Promise<void> {
    const scope = scopeOf(actor, calls.removeHolder);
    await transaction(async (session) => {
      await writer.remove(actor, await requireManaged(scope, actor, id, session), session);
    });
  }

  /** A record that the caller may change, end or remove: in scope and not their own. */
  async function requireManaged(scope: Scope, actor: Actor, id: string, session: Session): Promise<Holder> {
    const holder = await repository.find(id, session);
    if (!holder) throw new DomainError('HOLDER.NOT_FOUND');
    requireInScope(scope, { unit: holder.unit }, 'POSITION.OUT_OF_SCOPE');
    if (holder.person.id === actor.userId) throw new DomainError('HOLDER.OWN');
    return holder;
  }

  return { appoint, decide, withdraw, remove, requireManaged };
}
