import { createKeyedMutex, type RunExclusive, type ServiceContext } from '@portal/service-kit';
import type { AttendanceRepository } from '../attendances/attendance.repository';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import type { EvidenceService } from '../evidence/evidence.service';
import type { HoldingRepository } from '../holdings/holding.repository';
import type { PersonRepository } from '../people/person.repository';
import type { SkillRepository } from '../skills/skill.repository';
import { skillRoutes } from '../skills/skill.routes';
import { createSkillService } from '../skills/skill.service';
import { createEndorsementService } from './endorsement.service';
import { createSkillOfferService } from './skill-offer.service';
import { createUnitSkillsService } from './unit-skills.service';
import type { UserSkillRepository } from './user-skill.repository';
import { userSkillRoutes } from './user-skill.routes';
import { createUserSkillService } from './user-skill.service';

interface Dependencies {
  skillRepository: SkillRepository;
  userSkillRepository: UserSkillRepository;
  holdings: HoldingRepository;
  attendances: AttendanceRepository;
  campusEvents: CampusEventRepository;
  evidence: EvidenceService;
  people: PersonRepository;
}

/** The catalogue of skills, who claims them and who endorses them. */
export function createSkillsModule(
  {
    outbox,
    transaction,
    settings,
    clock,
  }: Pick<ServiceContext<object>, 'outbox' | 'transaction' | 'settings' | 'clock'>,
  { skillRepository, userSkillRepository: repository, evidence, ...copies }: Dependencies,
) {
  const write = { outbox, transaction, clock };
  const runExclusive: RunExclusive = createKeyedMutex();
  const skills = createSkillService({ ...write, repository: skillRepository });
  const userSkills = createUserSkillService({ ...write, ...copies, repository, skills });
  const skillOffers = createSkillOfferService({ ...copies, repository, skills: skillRepository });
  const judging = { repository, evidence, people: copies.people, runExclusive };
  const endorsements = createEndorsementService({ ...write, ...judging });
  const unitSkills = createUnitSkillsService({ ...copies, repository, settings, clock });
  const claims = userSkillRoutes({ userSkills, skillOffers, endorsements, unitSkills });
  const endpoints = [...skillRoutes(skills), ...claims];
  const useCases = {
    proposeSkill: userSkills.propose,
    claimSkill: userSkills.claim,
    endorseSkill: skills.endorse,
    endorseClaim: endorsements.endorse,
    returnClaim: endorsements.returnClaim,
    withdrawEndorsement: endorsements.withdraw,
  };
  return { endpoints, useCases, jobs: [] };
}
