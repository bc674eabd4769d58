import type { ServiceContext } from '@portal/service-kit';
import { createAchievementRepositories, createAchievementsModule } from './achievements/composition';
import { createAttendancesModule } from './attendances/composition';
import { createCampusEventsModule } from './campus-events/composition';
import { createCertificatesModule } from './certificates/composition';
import type { RecordsConfig } from './config';
import { createCredentialsModule } from './credentials/composition';
import { createEvidenceModule } from './evidence/composition';
import { createFilesModule } from './files/composition';
import { createHoldingsModule } from './holdings/composition';
import { createOnboardingModule } from './onboarding/composition';
import { createPeopleModule } from './people/composition';
import { createPhotosModule } from './photos/composition';
import { createProfilesModule } from './profiles/composition';
import { createSharedRecordsModule } from './shared-records/composition';
import { createSkillsModule } from './skills/composition';
import { createSummariesModule } from './summaries/composition';
import { createUserSkillRepositories, createUserSkillsModule } from './user-skills/composition';

export type Modules = ReturnType<typeof createModules>;

/** The modules of records, from the lowest to the uppermost. */
export function createModules(context: ServiceContext<RecordsConfig>) {
  const evidence = createEvidenceModule(context);
  const skills = createSkillsModule(context);
  const { userSkillRepository } = createUserSkillRepositories(context, { evidence });
  const { achievementRepository } = createAchievementRepositories(context);
  const followers = [skills.repository, userSkillRepository, achievementRepository];
  const people = createPeopleModule(context, { followers });
  const holdings = createHoldingsModule(context);
  const campusEvents = createCampusEventsModule(context, { achievements: achievementRepository });
  const attendances = createAttendancesModule(context);
  const below = { people, holdings, campusEvents, attendances, evidence, skills };
  const userSkills = createUserSkillsModule(context, { ...below, repository: userSkillRepository });
  const files = createFilesModule(context);
  const certificates = createCertificatesModule(context, { files });
  const achievements = createAchievementsModule(context, { ...below, repository: achievementRepository, certificates });
  const profiles = createProfilesModule(context, { people });
  const recorded = { ...below, userSkills, achievements, profiles };
  const summaries = createSummariesModule(recorded);
  const credentials = createCredentialsModule(context);
  const sharedRecords = createSharedRecordsModule(context, { ...recorded, credentials });
  const photos = createPhotosModule(context, { files, profiles });
  const onboarding = createOnboardingModule(context, { people, profiles });
  return { ...recorded, certificates, summaries, credentials, sharedRecords, photos, onboarding };
}
