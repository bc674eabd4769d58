import * as z from 'zod';
import { achievementAnswer, achievementCounts } from './achievements';
import { profile } from './records';
import { skillCounts } from './skills';

/** What of an achievement the home of its owner shows. */
export const latestAchievement = achievementAnswer.pick({
  _id: true,
  title: true,
  description: true,
  category: true,
  type: true,
  level: true,
  position: true,
  date_achieved: true,
  state: true,
  verified_by: true,
  returned: true,
  created_at: true,
});
export type LatestAchievement = z.infer<typeof latestAchievement>;

/** What a person has on record, in numbers, with the studies and the newest achievement. */
export const profileSummary = z.object({
  academic_info: profile.shape.academic_info.pick({ branch: true, batch_year: true, program: true }),
  skills: skillCounts,
  achievements: achievementCounts,
  /** The newest by created_at; null without any. */
  latest_achievement: latestAchievement.nullable(),
});
export type ProfileSummary = z.infer<typeof profileSummary>;
