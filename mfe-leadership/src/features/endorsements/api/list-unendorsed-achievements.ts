import { calls } from '@portal/contracts';
import { callList } from '@portal/web-kit';
import { certificateHref } from '../../../paths';
import type { ListWaiting } from '../queue-kind';
import { waitingAchievement } from '../waiting';

/** Achievements that nobody has decided on, oldest first. */
export const listUnendorsedAchievements: ListWaiting = async ({ type, ...filters }, { signal, ...page }) => {
  const query = { ...filters, ...page };
  const { items, ...rest } = await callList(calls.listUnendorsedAchievements, { params: { type }, query, signal });
  return { ...rest, items: items.map((item) => waitingAchievement(item, certificateHref)) };
};
