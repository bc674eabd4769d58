import { calls, SKILL_TYPES, type QueryOf, type SkillAnswer, type UnendorsedType } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { decide, typesAskedFor } from '../decisions/decision.domain';
import {
  codeOf,
  decidableSkill,
  endorseSkill,
  isSeenBy,
  lookAlikes,
  proposeAgain,
  proposeSkill,
  snapshotOf,
  type Skill,
  type SkillDraft,
} from './skill.domain';
import { proposedSkillAnswerOf, skillAnswerOf } from './skill.presenter';
import type { SkillRepository } from './skill.repository';

interface Dependencies {
  repository: SkillRepository;
  outbox: Outbox;
  transaction: Transaction;
  clock: Clock;
}

export type SkillService = ReturnType<typeof createSkillService>;

/** The catalogue of skills. */
export function createSkillService({ repository, outbox, transaction, clock }: Dependencies) {
  async function list(
    { userId }: Pick<Actor, 'userId'>,
    { like = '', ...query }: QueryOf<typeof calls.listSkills>,
  ): Promise<Page<SkillAnswer>> {
    if (like === '') return answersOf(await repository.list(userId, query), skillAnswerOf);
    const alike = lookAlikes(await repository.listSimilar(userId, like), like).slice(0, query.limit);
    return { items: alike.map(skillAnswerOf), total: alike.length };
  }

  async function listUnendorsed(
    actor: Actor,
    type: UnendorsedType,
    query: QueryOf<typeof calls.listUnendorsedSkills>,
  ): Promise<Page<SkillAnswer>> {
    const types = typesAskedFor(scopeOf(actor, calls.listUnendorsedSkills), type, SKILL_TYPES);
    return answersOf(await repository.listProposed(types, actor.userId, query), proposedSkillAnswerOf);
  }

  /** Part of the transaction that also claims it, so that no skill is left behind when that fails. */
  async function propose(actor: Actor, draft: SkillDraft, session: Session): Promise<Skill> {
    const known = await repository.findNamed(draft.name, session);
    const skill = known ? proposeAgain(known, actor.userId) : await newSkill(actor, draft, session);
    if (known) await repository.change(skill, session);
    else await repository.add(skill, session);
    await outbox.enqueue(session, {
      type: 'records.skill.added.v1',
      subject: skill.id,
      data: snapshotOf(skill),
      actor,
    });
    return skill;
  }

  async function newSkill({ userId, name }: Actor, draft: SkillDraft, session: Session): Promise<Skill> {
    const code = codeOf(await repository.nextNumber(session));
    return proposeSkill(draft, { id: newId(), code, proposer: { id: userId, name }, now: clock.now() });
  }

  /** One that the person sees; of the others nobody learns that they are there. */
  async function requireSeen({ userId }: Pick<Actor, 'userId'>, id: string, session: Session): Promise<Skill> {
    const skill = await repository.find(id, session);
    if (!skill || !isSeenBy(skill, userId)) throw new DomainError('SKILL.NOT_FOUND');
    return skill;
  }

  async function endorse(actor: Actor, id: string): Promise<void> {
    const scope = scopeOf(actor, calls.endorseSkill);
    await transaction(async (session) => {
      const skill = await repository.find(id, session);
      if (!skill) throw new DomainError('SKILL.NOT_FOUND');
      const verdict = { outcome: 'endorsed', actor, now: clock.now() } as const;
      const endorsed = endorseSkill(skill, decide(scope, decidableSkill(skill, actor.userId), verdict));
      await repository.change(endorsed, session);
      await outbox.enqueue(session, {
        type: 'records.skill.endorsed.v1',
        subject: id,
        data: snapshotOf(endorsed),
        actor,
      });
    });
  }

  return { list, listUnendorsed, propose, requireSeen, endorse };
}

function answersOf(page: Page<Skill>, answerOf: (skill: Skill) => SkillAnswer): Page<SkillAnswer> {
  return { ...page, items: page.items.map(answerOf) };
}
