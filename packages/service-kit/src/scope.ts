import {
  categoryOfRole,
  scopeRuleFor,
  type Call,
  type ErrorCode,
  type Role,
  type UnitCategory,
  type UnitRef,
} from '@portal/contracts';
import { DomainError } from './errors';

/** The part of the institute in which a caller may make a call. */
export type Scope =
  | { kind: 'everything' }
  | { kind: 'category'; category: UnitCategory }
  | { kind: 'unit'; unitId: string }
  | { kind: 'own'; userId: string }
  | { kind: 'nothing' };

/** What a scope is decided by: the caller's role and, for a coordinator, the unit of the role. */
export interface ScopedCaller {
  userId?: string;
  role: Role;
  unit?: UnitRef;
}

/** A thing that a scope may cover. */
export interface Scoped {
  /** The unit it belongs to, if any. */
  unit?: Pick<UnitRef, 'id' | 'category'> | null;
  /** The categories whose general secretaries are responsible; by default the unit's own. */
  categories?: readonly UnitCategory[];
  /** The person it belongs to. */
  ownerId?: string;
}

/** The stored fields that hold what {@link Scoped} names. */
export interface ScopePaths {
  unit?: string;
  category?: string;
  owner?: string;
}

/** On what a caller may make a call, as the call's row of the call table says. `null` is a visitor. */
export function scopeOf(caller: ScopedCaller | null, call: Pick<Call, 'who'>): Scope {
  switch (scopeRuleFor(call, caller?.role ?? null)) {
    case 'any':
    case 'not-own':
      return { kind: 'everything' };
    case 'category': {
      const category = caller && categoryOfRole(caller.role);
      return category ? { kind: 'category', category } : { kind: 'nothing' };
    }
    case 'unit':
      return caller?.unit ? { kind: 'unit', unitId: caller.unit.id } : { kind: 'nothing' };
    case 'own':
      return caller?.userId === undefined ? { kind: 'nothing' } : { kind: 'own', userId: caller.userId };
    case undefined:
      return { kind: 'nothing' };
  }
}

/** Whether a thing lies in a scope. */
export function covers(scope: Scope, { unit, categories, ownerId }: Scoped): boolean {
  switch (scope.kind) {
    case 'everything':
      return true;
    case 'category':
      return (categories ?? (unit ? [unit.category] : [])).includes(scope.category);
    case 'unit':
      return unit?.id === scope.unitId;
    case 'own':
      return ownerId === scope.userId;
    case 'nothing':
      return false;
  }
}

/** Throws a DomainError with the code for a thing that does not lie in the scope. */
export function requireInScope(scope: Scope, thing: Scoped, code: ErrorCode): void {
  if (!covers(scope, thing)) throw new DomainError(code);
}

/**
 * The same rule as {@link covers}, as a filter on stored documents. Throws when the scope needs a path that the
 * collection does not have, because a filter without it would find everything.
 */
export function scopeFilter(scope: Scope, paths: ScopePaths): Record<string, unknown> {
  switch (scope.kind) {
    case 'everything':
      return {};
    case 'category':
      return { [pathOf(paths, 'category')]: scope.category };
    case 'unit':
      return { [pathOf(paths, 'unit')]: scope.unitId };
    case 'own':
      return { [pathOf(paths, 'owner')]: scope.userId };
    case 'nothing':
      return { _id: { $in: [] } };
  }
}

function pathOf(paths: ScopePaths, name: keyof ScopePaths): string {
  const path = paths[name];
  if (path === undefined) throw new Error(`This collection has no field for the scope "${name}"`);
  return path;
}
