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

const furtherGensecs: readonly CallerKind[] = GENSEC_ROLES.filter((gensec) => gensec !== 'GENSEC_SCITECH');
const otherGensec: CallerKind = 'GENSEC_CULTURAL';

/**
 * Every built call of a service by every kind of caller. The general secretaries differ by their category alone, which
 * tests of the call table and of scopes show; so one stands for all four, and where a call is limited to a category
 * another one, to whom nothing of the first belongs.
 */
export function permissionCases(service: ServiceName, calls: readonly Call[] = callTable): PermissionCase[] {
  return calls
    .filter((call) => call.service === service && call.built)
    .flatMap((call) => CALLER_KINDS.map((caller) => caseOf(call, caller)))
    .filter(
      ({ caller, scope }) => !furtherGensecs.includes(caller) || (scope === 'category' && caller === otherGensec),
    );
}

function caseOf(call: Call, caller: CallerKind): PermissionCase {
  const scope = scopeRuleFor(call, roleOf(caller) ?? null);
  if (!scope) return { call, caller, expected: caller === 'visitor' ? 401 : 403 };
  if (call.onboarded && caller === 'STUDENT_NOT_ONBOARDED') return { call, caller, expected: 403 };
  return { call, caller, expected: 'allowed', scope };
}
