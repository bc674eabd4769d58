import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers, type Scope } from '@portal/service-kit/scope';
import type { Position } from '../positions/position.domain';

/** Students record what they hold themselves; officers record others. */
export function requireAllowedPerson(scope: Scope, { userId }: Pick<Actor, 'userId'>, named: string): void {
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
