import type { Actor, NewEvent } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Position } from '../positions/position.domain';
import { snapshotOf, type HistoryEntry, type Holder } from './holder.domain';

/** Students record what they hold themselves; officers record others. */
export function requireSomebody(scope: Scope, { userId }: Pick<Actor, 'userId'>, named: string): void {
  if (scope.kind === 'own' && named !== userId) throw new DomainError('HOLDER.NOT_OWN');
  if (scope.kind !== 'own' && named === userId) throw new DomainError('HOLDER.OWN');
}

export function requireInScope(
  scope: Scope,
  { userId }: Pick<Actor, 'userId'>,
  { unit }: Pick<Position, 'unit'>,
): void {
  if (!covers(scope, { unit, ownerId: userId })) throw new DomainError('POSITION.OUT_OF_SCOPE');
}

/** A record as it is now, the line that its history gets, and the event that tells of it. */
export interface Told<Event> {
  holder: Holder;
  entry: HistoryEntry;
  event: Event;
}

type AppointmentEvent = NewEvent<'org.holder.appointed.v1' | 'org.holder.claimed.v1'>;

export function tellAppointment(actor: Actor, holder: Holder, now: Date): Told<AppointmentEvent> {
  const isClaim = holder.confirmation === 'awaiting';
  return {
    holder,
    entry: { at: now, by: actor.name, action: isClaim ? 'claimed' : 'appointed', changed: [] },
    event: {
      type: isClaim ? 'org.holder.claimed.v1' : 'org.holder.appointed.v1',
      subject: holder.id,
      data: snapshotOf(holder),
      actor,
    },
  };
}

type ChangeEvent = NewEvent<'org.holder.changed.v1'> | NewEvent<'org.holder.ended.v1'>;

/** A change that ends a record is told as its end. */
export function tellChange(
  actor: Actor,
  { before, after, changed }: { before: Holder; after: Holder; changed: string[] },
  now: Date,
): Told<ChangeEvent> {
  const { status, terminationReason } = after;
  const hasEnded = status !== 'active' && status !== before.status;
  const data = snapshotOf(after);
  return {
    holder: after,
    entry: { at: now, by: actor.name, action: hasEnded ? status : 'changed', changed },
    event: hasEnded
      ? {
          type: 'org.holder.ended.v1',
          subject: after.id,
          data: { ...data, ...(terminationReason !== null && { reason: terminationReason }) },
          actor,
        }
      : { type: 'org.holder.changed.v1', subject: after.id, data: { ...data, changed }, actor },
  };
}
