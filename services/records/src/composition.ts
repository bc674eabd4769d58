import { type ReadCopy, type ServiceContext, createCountCache } from '@portal/service-kit';
import { createAchievementRepository } from './achievements/achievement.repository';
import { createAchievementsModule } from './achievements/composition';
import { createAttendanceRepository } from './attendances/attendance.repository';
import { createCampusEventRepository } from './campus-events/campus-event.repository';
import type { RecordsConfig } from './config';
import { createCredentialsModule } from './credentials/composition';
import { createEndorsedSkillsRepository } from './evidence/endorsed-skills.repository';
import { createEvidenceRepository } from './evidence/evidence.repository';
import { createEvidenceService } from './evidence/evidence.service';
import { createHoldingRepository } from './holdings/holding.repository';
import { createFilesModule } from './files/composition';
import { createOnboardingModule } from './onboarding/composition';
import { createPersonRepository } from './people/person.repository';
import { createPhotosModule } from './photos/composition';
import { createProfileRepository } from './profiles/profile.repository';
import { createProfileService } from './profiles/profile.service';
import { createSharedRecordsModule } from './shared-records/composition';
import { createSkillRepository } from './skills/skill.repository';
import { createSkillsModule } from './user-skills/composition';
import { createSummariesModule } from './summaries/composition';
import { createUserSkillRepository } from './user-skills/user-skill.repository';

/** Every module with what it needs of the others. */
export function createModules(context: ServiceContext<RecordsConfig>) {
  const { store, outbox, transaction, settings, clock } = context;
  const { skillRepository, userSkillRepository, endorsedSkills } = createSkillRepositories(context);
  const achievementRepository = createAchievementRepository(store, createCountCache(clock));
  const people = createPersonRepository(store, async (person, session) => {
    await skillRepository.syncPersonDetails(person, session);
    await userSkillRepository.syncPersonDetails(person, session);
    await achievementRepository.syncPersonDetails(person, session);
  });
  const attendances = createAttendanceRepository(store);
  const campusEvents = createCampusEventRepository(store, achievementRepository.syncEventDetails);
  const holdings = createHoldingRepository(store);
  const copies: ReadCopy[] = [attendances.copy, campusEvents.copy, holdings.copy, people.copy];
  const repository = createProfileRepository(store);
  const profiles = createProfileService({ repository, people, outbox, transaction, settings, clock });
  const onboarding = createOnboardingModule(context, { people, repository, profiles });
  const files = createFilesModule(context);
  const photos = createPhotosModule(context, { files, repository, profiles });
  const evidence = createEvidenceService({ repository: createEvidenceRepository(store) });
  const known = { holdings, attendances, campusEvents, people, evidence };
  const skills = createSkillsModule(context, { ...known, skillRepository, userSkillRepository });
  const credentials = createCredentialsModule(context);
  const recorded = { profiles: repository, achievements: achievementRepository, userSkills: userSkillRepository };
  const sharedRecords = createSharedRecordsModule(context, { ...known, ...recorded, credentials });
  const modules = {
    photos,
    credentials,
    skills,
    sharedRecords,
    achievements: createAchievementsModule(context, { ...known, repository: achievementRepository, files }),
    summaries: createSummariesModule({ ...recorded, skills: skillRepository, people }),
  };
  return { onboarding, profiles, copies, modules, endorsedSkills };
}

function createSkillRepositories({ store, clock }: ServiceContext<RecordsConfig>) {
  const endorsedSkills = createEndorsedSkillsRepository(store);
  const { follow } = endorsedSkills;
  return {
    endorsedSkills,
    skillRepository: createSkillRepository(store, createCountCache(clock)),
    userSkillRepository: createUserSkillRepository(store, { countCache: createCountCache(clock), follow }),
  };
}
