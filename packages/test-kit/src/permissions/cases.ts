import { callTable, GENSEC_ROLES, scopeRuleFor, type Call, type ScopeRule, type ServiceName } from '@portal/contracts';
import { CALLER_KINDS, roleOf, type CallerKind } from '../actors';

/** What the call table says about one caller and one call. */
export interface PermissionCase {
  call: Call;
  caller: CallerKind;
  expected: 'allowed' | 401 | 403;
  /** On what an allowed caller may act. */
  scope?: ScopeRule;
  /** Whether the answer is asked for as CSV, which fewer callers may have. */
  asCsv: boolean;
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
    .flatMap((call) => CALLER_KINDS.flatMap((caller) => casesOf(call, caller)))
    .filter(({ caller, scope }) => !otherGensecs.includes(caller) || (scope === 'category' && caller === secondGensec));
}

function casesOf(call: Call, caller: CallerKind): PermissionCase[] {
  const asJson = caseOf(call, caller);
  if (!call.csv || asJson.expected !== 'allowed') return [asJson];
  const { expected } = caseOf({ ...call, who: call.csv.who }, caller);
  return [asJson, { ...asJson, expected, asCsv: true }];
}

function caseOf(call: Call, caller: CallerKind): PermissionCase {
  const scope = scopeRuleFor(call, roleOf(caller) ?? null);
  const of = { call, caller, asCsv: false };
  if (!scope) return { ...of, expected: caller === 'visitor' ? 401 : 403 };
  if (call.onboarded && caller === 'STUDENT_NOT_ONBOARDED') return { ...of, expected: 403 };
  return { ...of, expected: 'allowed', scope };
}
