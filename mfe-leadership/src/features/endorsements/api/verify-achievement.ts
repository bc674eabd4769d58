import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Verifies a student's achievement. */
export const verifyAchievement = (id: string) => callApi(calls.verifyAchievement, { params: { id }, body: {} });
