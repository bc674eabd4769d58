import { ACHIEVEMENT_TYPES, calls, SKILL_TYPES, type WaitingCounts } from '@portal/contracts';
import { scopeOf, type Actor } from '@portal/service-kit';
import type { AchievementRepository } from '../achievements/achievement.repository';
import { typesAskedFor } from '../decisions/decision.domain';
import type { SkillRepository } from '../skills/skill.repository';
import type { UserSkillRepository } from '../user-skills/user-skill.repository';

interface Dependencies {
  userSkills: Pick<UserSkillRepository, 'listWaiting'>;
  skills: Pick<SkillRepository, 'listProposed'>;
  achievements: Pick<AchievementRepository, 'listWaiting'>;
}

export type WaitingCountService = ReturnType<typeof createWaitingCountService>;

/** How much waits for an officer, as the endorsement panel lists it: one answer instead of three lists. */
export function createWaitingCountService({ userSkills, skills, achievements }: Dependencies) {
  async function count(actor: Actor): Promise<WaitingCounts> {
    const scope = scopeOf(actor, calls.readWaitingCounts);
    const skillTypes = typesAskedFor(scope, 'all', SKILL_TYPES);
    const without = actor.userId;
    const first = { limit: 1, order: 'oldest' } as const;
    const [claimed, proposed, added] = await Promise.all([
      userSkills.listWaiting({ ...first, types: skillTypes, without }),
      skills.listProposed(skillTypes, without, first),
      achievements.listWaiting({ ...first, types: typesAskedFor(scope, 'all', ACHIEVEMENT_TYPES), without }),
    ]);
    const oldest = [
      ...[...claimed.items, ...added.items].map(({ submittedAt }) => submittedAt),
      ...proposed.items.map(({ createdAt }) => createdAt),
    ].toSorted((one, other) => one.getTime() - other.getTime())[0];
    return {
      user_skills: claimed.total,
      skills: proposed.total,
      achievements: added.total,
      oldest: oldest?.toISOString() ?? null,
    };
  }

  return { count };
}
