import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Returns a student's achievement with a reason. */
export const returnAchievement = (id: string, reason: string) =>
  callApi(calls.returnAchievement, { params: { id }, body: { reason } });
