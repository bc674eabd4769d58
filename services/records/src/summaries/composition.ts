import type { AchievementsModule } from '../achievements/composition';
import type { PeopleModule } from '../people/composition';
import type { ProfilesModule } from '../profiles/composition';
import type { UserSkillsModule } from '../user-skills/composition';
import { summaryRoutes } from './summary.routes';
import { createSummaryService } from './summary.service';

interface Dependencies {
  profiles: ProfilesModule;
  userSkills: UserSkillsModule;
  achievements: AchievementsModule;
  people: PeopleModule;
}

export function createSummariesModule({ profiles, userSkills, achievements, people }: Dependencies) {
  const summaries = createSummaryService({
    profiles: profiles.repository,
    userSkills: userSkills.repository,
    achievements: achievements.repository,
    people: people.repository,
  });
  return { endpoints: summaryRoutes(summaries) };
}
