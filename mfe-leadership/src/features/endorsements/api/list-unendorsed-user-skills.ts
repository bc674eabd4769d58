import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import type { ListWaiting } from '../queue-kind';
import { skillTypeOf } from '../skill-type';
import { waitingClaim } from '../waiting';

/** Skills that students claim and nobody has decided on, oldest first. */
export const listUnendorsedUserSkills: ListWaiting = async ({ type, q, order }, { limit, cursor, signal }) => {
  const params = { type: skillTypeOf(type) };
  const page = await callList(calls.listUnendorsedUserSkills, { params, query: { limit, q, order, cursor }, signal });
  return { ...page, items: page.items.map(waitingClaim) };
};
