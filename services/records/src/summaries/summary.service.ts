import { calls, type ProfileSummary } from '@portal/contracts';
import { scopeOf, type Actor } from '@portal/service-kit';
import { requireInScope } from '@portal/service-kit/scope';
import type { Achievement } from '../achievements/achievement.domain';
import { achievementAnswerOf } from '../achievements/achievement.presenter';
import type { AchievementRepository } from '../achievements/achievement.repository';
import type { PersonRepository } from '../people/person.repository';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { UserSkillRepository } from '../user-skills/user-skill.repository';

interface Dependencies {
  profiles: Pick<ProfileRepository, 'find'>;
  userSkills: Pick<UserSkillRepository, 'countOfPerson'>;
  achievements: Pick<AchievementRepository, 'countOfPerson' | 'findLatestOf'>;
  people: Pick<PersonRepository, 'findNames'>;
}

export type SummaryService = ReturnType<typeof createSummaryService>;

/** What a person has on record, for the home page: one answer instead of three lists. */
export function createSummaryService({ profiles, userSkills, achievements, people }: Dependencies) {
  async function read(actor: Actor, userId: string): Promise<ProfileSummary> {
    const scope = scopeOf(actor, calls.readProfileSummary);
    requireInScope(scope, { ownerId: userId }, 'ACCESS.FORBIDDEN');
    const [profile, skills, counts, latest] = await Promise.all([
      profiles.find(userId),
      userSkills.countOfPerson(userId),
      achievements.countOfPerson(userId),
      achievements.findLatestOf(userId),
    ]);
    const { branch = null, batchYear = null, program = null } = profile?.details ?? {};
    return {
      academic_info: { branch, batch_year: batchYear, program },
      skills,
      achievements: counts,
      latest_achievement: latest && (await answerOf(latest)),
    };
  }

  async function answerOf(achievement: Achievement) {
    const { decision } = achievement;
    return achievementAnswerOf(achievement, decision ? await people.findNames([decision.by.id]) : undefined);
  }

  return { read };
}
