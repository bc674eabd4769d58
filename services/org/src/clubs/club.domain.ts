import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Unit } from '../units/unit.domain';

/** Checked before the unit is read, so that a coordinator does not learn which other clubs exist. */
export function requireOwnUsername(scope: Scope, actor: Pick<Actor, 'username'>, username: string): void {
  if (scope.kind === 'own' && actor.username !== username) throw new DomainError('ACCESS.FORBIDDEN');
}

/** For a general secretary; a coordinator's own club is known by its username. */
export function requireInScope(scope: Scope, unit: Pick<Unit, 'id' | 'category'>): void {
  if (scope.kind !== 'own' && !covers(scope, { unit })) throw new DomainError('ACCESS.FORBIDDEN');
}
