import { calls, SKILL_TYPES, type QueryOf, type SkillAnswer, type UnendorsedType } from '@portal/contracts';
import type { Actor, Clock, Outbox, Page, Session, Transaction } from '@portal/service-kit';
import { newId, scopeOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { decide, typesAskedFor, type Judgement } from '../decisions/decision.domain';
import {
  codeOf,
  decidableSkill,
  decidedSkill,
  lookAlikes,
  proposeAgain,
  proposeSkill,
  requireSeen,
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
    const proposal = { proposer: { id: actor.userId, name: actor.name }, now: clock.now() };
    const skill = known
      ? proposeAgain(known, draft, proposal)
      : proposeSkill(draft, { ...proposal, id: newId(), code: codeOf(await repository.nextNumber(session)) });
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

  /** One that the person claims in this transaction: while it waits, it cannot be returned at that moment. */
  async function findClaimable({ userId }: Pick<Actor, 'userId'>, id: string, session: Session): Promise<Skill> {
    const skill = requireSeen(await repository.find(id, session), userId);
    if (!skill.decision) await repository.touch(id, session);
    return skill;
  }

  async function endorse(actor: Actor, id: string): Promise<void> {
    const judgement = { outcome: 'endorsed', scope: scopeOf(actor, calls.endorseSkill) } as const;
    await transaction(async (session) => {
      const endorsed = await decideOn(actor, id, judgement, session);
      const data = snapshotOf(endorsed);
      await outbox.enqueue(session, { type: 'records.skill.endorsed.v1', subject: id, data, actor });
    });
  }

  /** Part of the transaction that also returns the claims of it. */
  async function returnProposal(actor: Actor, id: string, reason: string, session: Session): Promise<Skill> {
    const judgement = { outcome: 'returned', reason, scope: scopeOf(actor, calls.returnSkill) } as const;
    const returned = await decideOn(actor, id, judgement, session);
    const data = { ...snapshotOf(returned), reason };
    await outbox.enqueue(session, { type: 'records.skill.returned.v1', subject: id, data, actor });
    return returned;
  }

  async function decideOn(
    actor: Actor,
    id: string,
    { scope, ...verdict }: Judgement<'endorsed'>,
    session: Session,
  ): Promise<Skill> {
    const skill = await repository.find(id, session);
    if (!skill) throw new DomainError('SKILL.NOT_FOUND');
    const thing = decidableSkill(skill, actor.userId);
    const after = decidedSkill(skill, decide(scope, thing, { ...verdict, actor, now: clock.now() }));
    await repository.change(after, session);
    return after;
  }

  return { list, listUnendorsed, propose, findClaimable, endorse, returnProposal };
}

function answersOf(page: Page<Skill>, answerOf: (skill: Skill) => SkillAnswer): Page<SkillAnswer> {
  return { ...page, items: page.items.map(answerOf) };
}
