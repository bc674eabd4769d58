import type { Profile, ProfileSummary } from '@portal/contracts';
import { profileMessages as messages } from '../../messages';

/** `B.Tech, Physics, batch of 2024`; without what is not known. */
export function studiesOf({ academic_info: { program, branch, batch_year: year } }: Profile): string {
  return [program, branch, year && messages.batch(year)].filter(Boolean).join(', ');
}

/** `Physics, batch of 2024, B.Tech`: the order of the welcome line (specification 2, section 2). */
export function welcomeLineOf({ academic_info: studies }: Pick<ProfileSummary, 'academic_info'>): string {
  const { program, branch, batch_year: year } = studies;
  return [branch, year && messages.batch(year), program].filter(Boolean).join(', ');
}
