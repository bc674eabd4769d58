import type { AchievementsModule } from '../achievements/composition';
import type { PeopleModule } from '../people/composition';
import type { ProfilesModule } from '../profiles/composition';
import type { SkillsModule } from '../skills/composition';
import type { UserSkillsModule } from '../user-skills/composition';
import { summaryRoutes } from './summary.routes';
import { createSummaryService } from './summary.service';
import { createWaitingCountService } from './waiting-count.service';

interface Dependencies {
  profiles: ProfilesModule;
  userSkills: UserSkillsModule;
  skills: SkillsModule;
  achievements: AchievementsModule;
  people: PeopleModule;
}

export function createSummariesModule({ profiles, userSkills, skills, achievements, people }: Dependencies) {
  const summaries = createSummaryService({
    profiles: profiles.repository,
    userSkills: userSkills.repository,
    achievements: achievements.repository,
    people: people.repository,
  });
  const waitingCounts = createWaitingCountService({
    userSkills: userSkills.repository,
    skills: skills.repository,
    achievements: achievements.repository,
  });
  return { endpoints: summaryRoutes({ summaries, waitingCounts }) };
}
