import type { AchievementRepository } from '../achievements/achievement.repository';
import type { PersonRepository } from '../people/person.repository';
import type { ProfileRepository } from '../profiles/profile.repository';
import type { SkillRepository } from '../skills/skill.repository';
import type { UserSkillRepository } from '../user-skills/user-skill.repository';
import { summaryRoutes } from './summary.routes';
import { createSummaryService } from './summary.service';
import { createWaitingCountService } from './waiting-count.service';

interface Dependencies {
  profiles: ProfileRepository;
  userSkills: UserSkillRepository;
  skills: SkillRepository;
  achievements: AchievementRepository;
  people: PersonRepository;
}

export function createSummariesModule(dependencies: Dependencies) {
  const summaries = createSummaryService(dependencies);
  const waitingCounts = createWaitingCountService(dependencies);
  return { endpoints: summaryRoutes({ summaries, waitingCounts }), jobs: [] };
}
