import type { Actor } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { Scope } from '@portal/service-kit/scope';

/** Students record what they hold themselves; officers record others. */
export function requireAllowedPerson(scope: Scope, { userId }: Pick<Actor, 'userId'>, named: string): void {
  if (scope.kind === 'own' && named !== userId) throw new DomainError('HOLDER.NOT_OWN');
  if (scope.kind !== 'own' && named === userId) throw new DomainError('HOLDER.OWN');
}
