import {
  calls,
  SKILL_TYPES,
  type BodyOf,
  type Decided,
  type QueryOf,
  type UnendorsedType,
  type UserSkillAnswer,
} from '@portal/contracts';
import type { Actor, NewEvent, Page, Transaction } from '@portal/service-kit';
import { scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { mayTakeBack, typesAskedFor } from '../decisions/decision.domain';
import type { DecisionService, Subject } from '../decisions/decision.service';
import type { EvidenceService } from '../evidence/evidence.service';
import type { PersonRepository } from '../people/person.repository';
import type { SkillService } from '../skills/skill.service';
import { decidableClaim, decided, putForward, snapshotOf, stateOf, type UserSkill } from './user-skill.domain';
import { userSkillAnswerOf, withEvidence } from './user-skill.presenter';
import type { UserSkillRepository } from './user-skill.repository';

interface Dependencies {
  repository: UserSkillRepository;
  people: Pick<PersonRepository, 'findNames'>;
  evidence: EvidenceService;
  decisions: DecisionService<'endorsed', UserSkill>;
  skills: Pick<SkillService, 'returnProposal'>;
  transaction: Transaction;
}

type DecisionEvent =
  'records.user-skill.endorsed.v1' | 'records.user-skill.returned.v1' | 'records.user-skill.endorsement-withdrawn.v1';

export type EndorsementService = ReturnType<typeof createEndorsementService>;

/** What officers make of the skills that students claim. */
export function createEndorsementService(dependencies: Dependencies) {
  const { repository, people, evidence, decisions, skills, transaction } = dependencies;

  async function listUnendorsed(
    actor: Actor,
    type: UnendorsedType,
    query: QueryOf<typeof calls.listUnendorsedUserSkills>,
  ): Promise<Page<UserSkillAnswer>> {
    const types = typesAskedFor(scopeOf(actor, calls.listUnendorsedUserSkills), type, SKILL_TYPES);
    const page = await repository.listWaiting({ ...query, types, without: actor.userId });
    const known = await evidence.findFor(page.items.map(putForward));
    const items = page.items.map((claim) => withEvidence(userSkillAnswerOf(claim), known.get(claim.id)));
    return { ...page, items };
  }

  async function listEndorsed(
    actor: Actor,
    type: UnendorsedType,
    query: QueryOf<typeof calls.listEndorsedUserSkills>,
  ): Promise<Page<UserSkillAnswer>> {
    const types = typesAskedFor(scopeOf(actor, calls.listEndorsedUserSkills), type, SKILL_TYPES);
    const page = await repository.listEndorsed({ ...query, types, without: actor.userId });
    const names = await people.findNames(page.items.flatMap(({ decision }) => decision?.by.id ?? []));
    const answerOf = (claim: UserSkill): UserSkillAnswer => ({
      can_withdraw: claim.decision !== null && mayTakeBack(claim.decision, actor),
      ...userSkillAnswerOf(claim, names),
    });
    return { ...page, items: page.items.map(answerOf) };
  }

  async function endorse(actor: Actor, id: string, { version }: BodyOf<typeof calls.endorseUserSkill>): Promise<void> {
    const named = { id, version };
    await decisions.decideOne(actor, named, { outcome: 'endorsed', scope: scopeOf(actor, calls.endorseUserSkill) });
  }

  async function returnClaim(
    actor: Actor,
    id: string,
    { version, reason }: BodyOf<typeof calls.returnUserSkill>,
  ): Promise<void> {
    const scope = scopeOf(actor, calls.returnUserSkill);
    await decisions.decideOne(actor, { id, version }, { outcome: 'returned', reason, scope });
  }

  async function decideMany(
    actor: Actor,
    { decision: outcome, reason, ...named }: BodyOf<typeof calls.decideUserSkills>,
  ): Promise<Decided> {
    const scope = scopeOf(actor, calls.decideUserSkills);
    return decisions.decideMany(actor, named, { outcome, reason, scope });
  }

  /** The claims of a new skill are returned with it, because the catalogue does not have it then. */
  async function returnSkill(actor: Actor, id: string, reason: string): Promise<void> {
    const judgement = { outcome: 'returned', reason, scope: scopeOf(actor, calls.returnSkill) } as const;
    await transaction(async (session) => {
      const { proposers } = await skills.returnProposal(actor, id, reason, session);
      const claims = await repository.findOfSkill(id, proposers, session);
      if (claims.some((claim) => stateOf(claim) === 'endorsed')) throw new DomainError('SKILL.ENDORSED_OF_STUDENTS');
      const waiting = claims.filter(({ decision }) => decision === null);
      await decisions.decideTogether(actor, waiting, judgement, session);
    });
  }

  async function withdraw(actor: Actor, id: string, reason: string): Promise<UserSkillAnswer> {
    return userSkillAnswerOf(await decisions.takeBackOne(actor, id, reason));
  }

  return { listUnendorsed, listEndorsed, endorse, returnClaim, returnSkill, decideMany, withdraw };
}

/** Where the decisions about claims are stored, and their events. */
export function claimsIn(repository: UserSkillRepository): Subject<'endorsed', UserSkill, DecisionEvent> {
  return {
    repository,
    approval: 'endorsed',
    missing: 'CLAIM.NOT_FOUND',
    decidable: decidableClaim,
    decided,
    decidedEvent,
    takenBackEvent: (claim, reason) => ({
      type: 'records.user-skill.endorsement-withdrawn.v1',
      subject: claim.id,
      data: { ...snapshotOf(claim), reason },
    }),
  };
}

function decidedEvent(claim: UserSkill): NewEvent<DecisionEvent> {
  const data = snapshotOf(claim);
  const { id: subject, decision } = claim;
  if (decision?.outcome !== 'returned') return { type: 'records.user-skill.endorsed.v1', subject, data };
  return { type: 'records.user-skill.returned.v1', subject, data: { ...data, reason: decision.reason ?? '' } };
}
