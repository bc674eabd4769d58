import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { certificateHref } from '../../../paths';
import type { ListWaiting } from '../queue-kind';
import { waitingAchievement } from '../waiting';

/** Achievements that were verified, the latest decision first. */
export const listVerifiedAchievements: ListWaiting = async ({ type, ...filters }, { signal, ...page }) => {
  const query = { ...filters, ...page };
  const { items, ...rest } = await callList(calls.listVerifiedAchievements, { params: { type }, query, signal });
  return { ...rest, items: items.map((item) => waitingAchievement(item, certificateHref)) };
};
