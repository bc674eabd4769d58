import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';
import type { DecisionTarget } from '../waiting';

/** Each with the version that was read, unless one of them has none. */
function named(items: readonly DecisionTarget[]) {
  const versions = items.flatMap(({ version }) => version ?? []);
  return { ids: items.map(({ _id }) => _id), ...(versions.length === items.length && { versions }) };
}

/** Endorses several claims, or returns them with a reason: each that can be. */
export const decideUserSkills = (items: readonly DecisionTarget[], reason: string | undefined) =>
  callApi(calls.decideUserSkills, {
    body: { ...named(items), ...(reason === undefined ? { decision: 'endorsed' } : { decision: 'returned', reason }) },
  });

/** Verifies several achievements, or returns them with a reason: each that can be. */
export const decideAchievements = (items: readonly DecisionTarget[], reason: string | undefined) =>
  callApi(calls.decideAchievements, {
    body: { ...named(items), ...(reason === undefined ? { decision: 'verified' } : { decision: 'returned', reason }) },
  });
