import { callTable, GENSEC_ROLES, scopeRuleFor, type Call, type ScopeRule, type ServiceName } from '@portal/contracts';
import { CALLER_KINDS, roleOf, type CallerKind } from '../actors';

/** What the call table says about one caller and one call. */
export interface PermissionCase {
  call: Call;
  caller: CallerKind;
  expected: 'allowed' | 401 | 403;
  /** On what an allowed caller may act. */
  scope?: ScopeRule;
}

const otherGensecs: readonly CallerKind[] = GENSEC_ROLES.filter((gensec) => gensec !== 'GENSEC_SCITECH');
const secondGensec: CallerKind = 'GENSEC_CULTURAL';

/**
 * Every built call of a service by every kind of caller. Tests of the call table and of scopes show that the general
 * secretaries differ only by category, so one represents all four. Calls limited to a category are also made by a second
 * one, whose category is another.
 */
export function permissionCases(service: ServiceName, calls: readonly Call[] = callTable): PermissionCase[] {
  return calls
    .filter((call) => call.service === service && call.built)
    .flatMap((call) => CALLER_KINDS.map((caller) => caseOf(call, caller)))
    .filter(({ caller, scope }) => !otherGensecs.includes(caller) || (scope === 'category' && caller === secondGensec));
}

function caseOf(call: Call, caller: CallerKind): PermissionCase {
  const scope = scopeRuleFor(call, roleOf(caller) ?? null);
  if (!scope) return { call, caller, expected: caller === 'visitor' ? 401 : 403 };
  if (call.onboarded && caller === 'STUDENT_NOT_ONBOARDED') return { call, caller, expected: 403 };
  return { call, caller, expected: 'allowed', scope };
}
