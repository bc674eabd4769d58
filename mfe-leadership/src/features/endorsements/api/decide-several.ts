import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Endorses several claims, or returns them with a reason: each that can be. */
export const decideUserSkills = (ids: readonly string[], reason: string | undefined) =>
  callApi(calls.decideUserSkills, {
    body: { ids: [...ids], ...(reason === undefined ? { decision: 'endorsed' } : { decision: 'returned', reason }) },
  });

/** Verifies several achievements, or returns them with a reason: each that can be. */
export const decideAchievements = (ids: readonly string[], reason: string | undefined) =>
  callApi(calls.decideAchievements, {
    body: { ids: [...ids], ...(reason === undefined ? { decision: 'verified' } : { decision: 'returned', reason }) },
  });
