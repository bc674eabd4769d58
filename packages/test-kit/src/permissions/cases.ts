import { callTable, scopeRuleFor, type Call, type ScopeRule, type ServiceName } from '@portal/contracts';
import { CALLER_KINDS, roleOf, type CallerKind } from '../actors';

/** What the call table says about one caller and one call. */
export interface PermissionCase {
  call: Call;
  caller: CallerKind;
  expected: 'allowed' | 401 | 403;
  /** On what an allowed caller may act. */
  scope?: ScopeRule;
}

/** Every built call of a service by every kind of caller. */
export function permissionCases(service: ServiceName, calls: readonly Call[] = callTable): PermissionCase[] {
  return calls
    .filter((call) => call.service === service && call.built)
    .flatMap((call) => CALLER_KINDS.map((caller) => caseOf(call, caller)));
}

function caseOf(call: Call, caller: CallerKind): PermissionCase {
  const scope = scopeRuleFor(call, roleOf(caller) ?? null);
  if (!scope) return { call, caller, expected: caller === 'visitor' ? 401 : 403 };
  if (call.onboarded && caller === 'STUDENT_NOT_ONBOARDED') return { call, caller, expected: 403 };
  return { call, caller, expected: 'allowed', scope };
}
