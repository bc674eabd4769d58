import { calls, type BodyOf, type SkillAnswer, type UserSkillAnswer } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, PageRequest, Session, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { covers, requireInScope } from '@portal/service-kit/scope';
import type { AttendanceRepository } from '../attendances/attendance.repository';
import type { CampusEventRepository } from '../campus-events/campus-event.repository';
import type { HoldingRepository } from '../holdings/holding.repository';
import { namedPersonOf } from '../people/person.domain';
import type { PersonRepository } from '../people/person.repository';
import type { Skill } from '../skills/skill.domain';
import { skillAnswerOf } from '../skills/skill.presenter';
import type { SkillService } from '../skills/skill.service';
import {
  changeClaim,
  claimSkill,
  snapshotOf,
  type ClaimChange,
  type ClaimDraft,
  type UserSkill,
} from './user-skill.domain';
import { userSkillAnswerOf } from './user-skill.presenter';
import type { UserSkillRepository } from './user-skill.repository';

interface Dependencies {
  repository: UserSkillRepository;
  skills: Pick<SkillService, 'propose' | 'findClaimable'>;
  holdings: Pick<HoldingRepository, 'findConfirmed'>;
  attendances: Pick<AttendanceRepository, 'hasAttended'>;
  campusEvents: Pick<CampusEventRepository, 'find'>;
  people: Pick<PersonRepository, 'find' | 'findNames'>;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

export type UserSkillService = ReturnType<typeof createUserSkillService>;

/** What students say they can do. */
export function createUserSkillService(dependencies: Dependencies) {
  const { repository, skills, holdings, attendances, campusEvents, people, outbox, transaction, clock } = dependencies;

  /** The skill and, where it is asked for, the claim of it come to be together or not at all. */
  async function propose(actor: Actor, { claim, ...draft }: BodyOf<typeof calls.createSkill>): Promise<SkillAnswer> {
    const skill = await transaction(async (session) => {
      const proposed = await skills.propose(actor, draft, session);
      if (claim) await addClaim(actor, { skill: proposed, draft: claim }, session);
      return proposed;
    });
    return skillAnswerOf(skill);
  }

  async function claim(actor: Actor, body: BodyOf<typeof calls.claimSkill>): Promise<UserSkillAnswer> {
    const { user_id: named = actor.userId, skill_id: skillId, ...draft } = body;
    requireInScope(scopeOf(actor, calls.claimSkill), { ownerId: named }, 'RECORD.NOT_OWN');
    const claimed = await transaction(async (session) => {
      const skill = await skills.findClaimable(actor, skillId, session);
      return addClaim(actor, { skill, draft }, session);
    });
    return userSkillAnswerOf(claimed);
  }

  async function addClaim(
    actor: Actor,
    { skill, draft }: { skill: Skill; draft: ClaimDraft },
    session: Session,
  ): Promise<UserSkill> {
    const { id } = skill;
    const claimed = claimSkill(draft, {
      id: newId(),
      person: namedPersonOf(actor, await people.find(actor.userId, session)),
      skill: skillOf(skill),
      position: await positionOf(actor, draft.position_id, session),
      event: await eventOf(actor, { skillId: id, eventId: draft.event_id }, session),
      now: clock.now(),
    });
    await repository.add(claimed, session);
    const data = snapshotOf(claimed);
    await outbox.enqueue(session, { type: 'records.user-skill.claimed.v1', subject: claimed.id, data, actor });
    return claimed;
  }

  async function positionOf(
    { userId }: Actor,
    positionId: string | null | undefined,
    session: Session,
  ): Promise<UserSkill['position']> {
    if (!positionId) return null;
    const holding = await holdings.findConfirmed(userId, positionId, session);
    if (!holding) throw new DomainError('SKILL.POSITION_NOT_HELD');
    return { ...holding.position, unit: holding.unit.name, unitId: holding.unit.id };
  }

  async function eventOf(
    { userId }: Actor,
    { skillId, eventId }: { skillId: string; eventId: string | null | undefined },
    session: Session,
  ): Promise<UserSkill['event']> {
    if (!eventId) return null;
    const event = await campusEvents.find(eventId, session);
    const isMarked = event?.skills.some(({ id }) => id === skillId);
    if (!event || !isMarked || !(await attendances.hasAttended(userId, event.id, session))) {
      throw new DomainError('SKILL.EVENT_NOT_ATTENDED');
    }
    return { id: event.id, title: event.title };
  }

  async function change(actor: Actor, id: string, changes: ClaimChange): Promise<UserSkillAnswer> {
    const claimed = await transaction(async (session) => {
      const before = await requireOwn(actor, id, session);
      // A change submits what was returned again: with the skill as it is by now, unless that was returned too.
      const skill = before.decision
        ? skillOf(await skills.findClaimable(actor, before.skill.id, session))
        : before.skill;
      const { position_id: positionId } = changes;
      const position = positionId === undefined ? before.position : await positionOf(actor, positionId, session);
      const { claim: after, changed } = changeClaim(before, changes, { skill, position, now: clock.now() });
      if (changed.length === 0) return after;
      await repository.change([after], session);
      const data = { ...snapshotOf(after), changed };
      await outbox.enqueue(session, { type: 'records.user-skill.changed.v1', subject: id, data, actor });
      return after;
    });
    return userSkillAnswerOf(claimed);
  }

  async function withdraw(actor: Actor, id: string): Promise<void> {
    await transaction(async (session) => {
      const before = await requireOwn(actor, id, session);
      await repository.remove(before, session);
      // A higher version, so that copies stay without it when older events come late.
      const data = snapshotOf({ ...before, version: before.version + 1 });
      await outbox.enqueue(session, { type: 'records.user-skill.withdrawn.v1', subject: id, data, actor });
    });
  }

  /** Of another's nobody learns that it is there. */
  async function requireOwn(actor: Actor, id: string, session: Session): Promise<UserSkill> {
    const claim = await repository.find(id, session);
    if (!claim || !covers(scopeOf(actor, calls.changeClaim), { ownerId: claim.person.id })) {
      throw new DomainError('CLAIM.NOT_FOUND');
    }
    return claim;
  }

  async function listOfPerson(actor: Actor, userId: string, request: PageRequest): Promise<Page<UserSkillAnswer>> {
    requireInScope(scopeOf(actor, calls.listUserSkills), { ownerId: userId }, 'ACCESS.FORBIDDEN');
    const page = await repository.listOfPerson(userId, request);
    const names = await people.findNames(page.items.flatMap(({ decision }) => decision?.by.id ?? []));
    return { ...page, items: page.items.map((claim) => userSkillAnswerOf(claim, names)) };
  }

  return { propose, claim, change, withdraw, listOfPerson };
}

const skillOf = ({ id, name, category, type }: Skill): UserSkill['skill'] => ({ id, name, category, type });
