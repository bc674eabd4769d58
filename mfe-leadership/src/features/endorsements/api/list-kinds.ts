import { calls, type UnendorsedType } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { certificateHref } from '../../../paths';
import type { ListWaiting, WaitingFilters } from '../queue-kind';
import { waitingAchievement, waitingClaim, waitingSkill } from '../waiting';

/** Achievements may be of another type than the four; skills are not. */
const skillTypeOf = (type: WaitingFilters['type']): UnendorsedType => (type === 'other' ? 'all' : type);

/** Skills that students claim and nobody has decided on, oldest first. */
export const listUnendorsedUserSkills: ListWaiting = async ({ type, q, unit, order }, { signal, ...page }) => {
  const params = { type: skillTypeOf(type) };
  const query = { ...page, q, unit, order };
  const { items, ...rest } = await callList(calls.listUnendorsedUserSkills, { params, query, signal });
  return { ...rest, items: items.map(waitingClaim) };
};

/** Claims that were endorsed, the latest decision first. */
export const listEndorsedUserSkills: ListWaiting = async ({ type, q, unit }, { signal, ...page }) => {
  const params = { type: skillTypeOf(type) };
  const query = { ...page, q, unit };
  const { items, ...rest } = await callList(calls.listEndorsedUserSkills, { params, query, signal });
  return { ...rest, items: items.map(waitingClaim) };
};

/** Skills of the catalogue that nobody has endorsed, oldest first. */
export const listUnendorsedSkills: ListWaiting = async ({ type, q, order }, { limit, cursor, signal }) => {
  const params = { type: skillTypeOf(type) };
  const page = await callList(calls.listUnendorsedSkills, { params, query: { limit, q, order, cursor }, signal });
  return { ...page, items: page.items.map(waitingSkill) };
};

const achievementList =
  (call: typeof calls.listUnendorsedAchievements | typeof calls.listVerifiedAchievements): ListWaiting =>
  async ({ type, ...filters }, { signal, ...page }) => {
    const query = { ...filters, ...page };
    const { items, ...rest } = await callList(call, { params: { type }, query, signal });
    return { ...rest, items: items.map((item) => waitingAchievement(item, certificateHref)) };
  };

/** Achievements that nobody has decided on, oldest first. */
export const listUnendorsedAchievements = achievementList(calls.listUnendorsedAchievements);

/** Achievements that were verified, the latest decision first. */
export const listVerifiedAchievements = achievementList(calls.listVerifiedAchievements);
