import { calls } from '@portal/contracts';
import { callApi } from '@portal/web-kit';

/** Endorses a skill of the catalogue. */
export const endorseSkill = (id: string) => callApi(calls.endorseSkill, { params: { id } });
