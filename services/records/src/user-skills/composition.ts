import { createCountCache, type ServiceContext } from '@portal/service-kit';
import type { AttendancesModule } from '../attendances/composition';
import type { CampusEventsModule } from '../campus-events/composition';
import { createDecisionsModule } from '../decisions/composition';
import type { EvidenceModule } from '../evidence/composition';
import type { HoldingsModule } from '../holdings/composition';
import type { PeopleModule } from '../people/composition';
import type { SkillsModule } from '../skills/composition';
import { claimsIn, createEndorsementService } from './endorsement.service';
import { createSkillOfferService } from './skill-offer.service';
import { createUnitSkillsService } from './unit-skills.service';
import { createUserSkillRepository, type UserSkillRepository } from './user-skill.repository';
import { userSkillRoutes } from './user-skill.routes';
import { createUserSkillService } from './user-skill.service';

/** For the module of people, which changes what claims hold of them. */
export function createUserSkillRepositories(
  { store, clock }: ServiceContext<unknown>,
  { evidence: { endorsedSkills } }: Pick<Dependencies, 'evidence'>,
) {
  const { follow } = endorsedSkills;
  return { userSkillRepository: createUserSkillRepository(store, { countCache: createCountCache(clock), follow }) };
}

interface Dependencies {
  repository: UserSkillRepository;
  skills: SkillsModule;
  holdings: HoldingsModule;
  attendances: AttendancesModule;
  campusEvents: CampusEventsModule;
  evidence: EvidenceModule;
  people: PeopleModule;
}

export type UserSkillsModule = ReturnType<typeof createUserSkillsModule>;

/** Who claims skills, and who endorses them. */
export function createUserSkillsModule(context: ServiceContext<unknown>, dependencies: Dependencies) {
  const { outbox, transaction, settings, clock } = context;
  const { repository, skills, evidence } = dependencies;
  const { repository: holdings } = dependencies.holdings;
  const { repository: attendances } = dependencies.attendances;
  const { repository: campusEvents } = dependencies.campusEvents;
  const { repository: people } = dependencies.people;
  const userSkills = createUserSkillService({
    repository,
    skills: skills.skills,
    holdings,
    attendances,
    campusEvents,
    people,
    outbox,
    transaction,
    clock,
  });
  const skillOffers = createSkillOfferService({ repository, attendances, campusEvents, skills: skills.repository });
  const { decisions } = createDecisionsModule(context, { subject: claimsIn(repository) });
  const endorsements = createEndorsementService({
    repository,
    people,
    evidence: evidence.evidence,
    decisions,
    skills: skills.skills,
    transaction,
  });
  const unitSkills = createUnitSkillsService({ holdings, repository, settings, clock });
  const endpoints = userSkillRoutes({ userSkills, skillOffers, endorsements, unitSkills });
  return { repository, userSkills, endorsements, endpoints };
}
