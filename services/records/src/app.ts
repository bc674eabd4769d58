import { createServiceApp, subscriptionsOf, type ReadCopy, type ServiceContext } from '@portal/service-kit';
import { createModules, type Modules } from './composition';
import type { RecordsConfig } from './config';
import { recordsMigrations } from './migrations';

export function buildApp(context: ServiceContext<RecordsConfig>) {
  const modules = createModules(context);
  const { attendances, campusEvents, holdings, people, evidence, skills, userSkills, certificates } = modules;
  const { achievements, profiles, onboarding, photos, credentials, sharedRecords, summaries } = modules;
  const serving = [
    onboarding,
    profiles,
    photos,
    credentials,
    skills,
    userSkills,
    sharedRecords,
    certificates,
    achievements,
    summaries,
  ];
  const readCopies: ReadCopy[] = [attendances, campusEvents, holdings, people].map(({ repository }) => repository.copy);
  return {
    http: createServiceApp({ ...context, endpoints: serving.flatMap(({ endpoints }) => endpoints) }),
    subscriptions: subscriptionsOf(...readCopies),
    readCopies,
    useCases: createUseCases(modules),
    migrations: recordsMigrations({
      ...evidence,
      skills: skills.repository,
      claims: userSkills.repository,
      holdings: holdings.repository,
      listed: [skills, userSkills, achievements].map(({ repository }) => repository),
    }),
    start: credentials.signingKeys.prepare,
    jobs: [...photos.jobs, ...certificates.jobs],
  };
}

function createUseCases(modules: Modules) {
  const { onboarding, profiles, photos, skills, userSkills, credentials, certificates, achievements } = modules;
  return {
    completeOnboarding: onboarding.onboarding.complete,
    changeProfile: profiles.profiles.change,
    changePhoto: photos.photos.change,
    proposeSkill: userSkills.userSkills.propose,
    claimSkill: userSkills.userSkills.claim,
    endorseSkill: skills.skills.endorse,
    endorseClaim: userSkills.endorsements.endorse,
    returnClaim: userSkills.endorsements.returnClaim,
    withdrawEndorsement: userSkills.endorsements.withdraw,
    rotateKeys: credentials.signingKeys.rotate,
    uploadCertificate: certificates.certificates.upload,
    deleteOrphanedCertificates: certificates.cleanUp.deleteOrphanedFiles,
    addAchievement: achievements.achievements.add,
    verifyAchievement: achievements.verifications.verify,
    returnAchievement: achievements.verifications.returnAchievement,
    withdrawVerification: achievements.verifications.withdraw,
    deleteOrphanedFiles: photos.cleanUp.deleteOrphanedFiles,
  };
}

/** What others in the same process may do without HTTP. */
export type RecordsUseCases = ReturnType<typeof buildApp>['useCases'];
