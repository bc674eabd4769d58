import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Returns a student's claim with a reason. */
export const returnUserSkill = (id: string, reason: string) =>
  callApi(calls.returnUserSkill, { params: { id }, body: { reason } });
