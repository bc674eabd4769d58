import { createKeyedMutex, type ServiceContext } from '@portal/service-kit';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import { createCertificatesModule } from '../certificates/composition';
import type { RecordsConfig } from '../config';
import type { EvidenceService } from '../evidence/evidence.service';
import type { FilesModule } from '../files/composition';
import type { PersonRepository } from '../people/person.repository';
import type { AchievementRepository } from './achievement.repository';
import { achievementRoutes } from './achievement.routes';
import { createAchievementService } from './achievement.service';
import { createVerificationService } from './verification.service';

interface Dependencies {
  repository: AchievementRepository;
  files: FilesModule;
  campusEvents: CampusEventRepository;
  people: PersonRepository;
  evidence: EvidenceService;
}

/** What students achieved, and who verifies it. */
export function createAchievementsModule(
  context: ServiceContext<RecordsConfig>,
  { repository, files, campusEvents, people, evidence }: Dependencies,
) {
  const { outbox, transaction, clock, settings } = context;
  const { certificates, cleanUp, ...filed } = createCertificatesModule(context, files);
  const shared = { repository, certificates, people, outbox, transaction, clock };
  const achievements = createAchievementService({ ...shared, campusEvents, settings });
  const judged = { ...shared, evidence, runExclusive: createKeyedMutex() };
  const verifications = createVerificationService(judged);
  const useCases = {
    uploadCertificate: certificates.upload,
    deleteOrphanedCertificates: cleanUp.deleteOrphanedFiles,
    addAchievement: achievements.add,
    verifyAchievement: verifications.verify,
    returnAchievement: verifications.returnAchievement,
    withdrawVerification: verifications.withdraw,
  };
  const endpoints = [...filed.endpoints, ...achievementRoutes({ achievements, verifications })];
  return { endpoints, useCases, jobs: filed.jobs };
}
