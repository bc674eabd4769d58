import { createCountCache, type ServiceContext } from '@portal/service-kit';
import type { CampusEventsModule } from '../campus-events/composition';
import type { CertificatesModule } from '../certificates/composition';
import { createDecisionsModule } from '../decisions/composition';
import type { EvidenceModule } from '../evidence/composition';
import type { PeopleModule } from '../people/composition';
import { createAchievementRepository, type AchievementRepository } from './achievement.repository';
import { achievementRoutes } from './achievement.routes';
import { createAchievementService } from './achievement.service';
import { achievementsIn, createVerificationService } from './verification.service';

/** For the modules below, which change what achievements hold of people and events. */
export function createAchievementRepositories({ store, clock }: ServiceContext<unknown>) {
  return { achievementRepository: createAchievementRepository(store, createCountCache(clock)) };
}

interface Dependencies {
  repository: AchievementRepository;
  certificates: CertificatesModule;
  campusEvents: CampusEventsModule;
  people: PeopleModule;
  evidence: EvidenceModule;
}

export type AchievementsModule = ReturnType<typeof createAchievementsModule>;

/** What students achieved, and who verifies it. */
export function createAchievementsModule(context: ServiceContext<unknown>, dependencies: Dependencies) {
  const { outbox, transaction, clock, settings } = context;
  const { repository } = dependencies;
  const { certificates } = dependencies.certificates;
  const { evidence } = dependencies.evidence;
  const { repository: people } = dependencies.people;
  const achievements = createAchievementService({
    repository,
    certificates,
    campusEvents: dependencies.campusEvents.repository,
    people,
    settings,
    outbox,
    transaction,
    clock,
  });
  const { decisions } = createDecisionsModule(context, { subject: achievementsIn(repository) });
  const verifications = createVerificationService({ repository, certificates, people, evidence, decisions });
  return { repository, achievements, verifications, endpoints: achievementRoutes({ achievements, verifications }) };
}
