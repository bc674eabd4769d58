import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import type { ListWaiting } from '../queue-kind';
import { skillTypeOf } from '../skill-type';
import { waitingSkill } from '../waiting';

/** Skills of the catalogue that nobody has endorsed, oldest first. */
export const listUnendorsedSkills: ListWaiting = async ({ type, q, order }, { limit, cursor, signal }) => {
  const params = { type: skillTypeOf(type) };
  const page = await callList(calls.listUnendorsedSkills, { params, query: { limit, q, order, cursor }, signal });
  return { ...page, items: page.items.map(waitingSkill) };
};
