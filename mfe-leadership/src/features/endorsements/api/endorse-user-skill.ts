import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Endorses a student's claim. */
export const endorseUserSkill = (id: string) => callApi(calls.endorseUserSkill, { params: { id } });
