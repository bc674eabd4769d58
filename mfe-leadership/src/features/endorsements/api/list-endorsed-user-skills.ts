import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import type { ListWaiting } from '../queue-kind';
import { skillTypeOf } from '../skill-type';
import { waitingClaim } from '../waiting';

/** Claims that were endorsed, the latest decision first. */
export const listEndorsedUserSkills: ListWaiting = async ({ type, q }, { limit, cursor, signal }) => {
  const params = { type: skillTypeOf(type) };
  const page = await callList(calls.listEndorsedUserSkills, { params, query: { limit, q, cursor }, signal });
  return { ...page, items: page.items.map(waitingClaim) };
};
