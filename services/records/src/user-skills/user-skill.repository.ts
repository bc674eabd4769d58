import {
  foldText,
  PROFICIENCY_LEVELS,
  SKILL_TYPES,
  type ClaimState,
  type SkillCounts,
  type SkillType,
  type WaitingOrder,
} from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, findPage, isDuplicateKey, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import type { SkillCount } from './unit-skills.domain';
import { stateOf, type UserSkill } from './user-skill.domain';
import { userSkillModel, type UserSkillDocument } from './user-skill.model';

interface OfTypes extends PageRequest {
  types: readonly SkillType[];
  /** Those that name a position of this unit. */
  unit?: string | undefined;
  /** Whose own claims are left out. */
  without: string;
  q?: string | undefined;
}

interface Waiting extends OfTypes {
  order: WaitingOrder;
}

const DERIVED = ['state', 'decidedAt', 'order', 'terms'] as const;
const STORED = Object.fromEntries(DERIVED.map((field) => [field, 0 as const]));

export type UserSkillRepository = ReturnType<typeof createUserSkillRepository>;

interface Options {
  countCache: CountCache;
  /** Keeps what is shown of these people's endorsed skills beside their other claims. */
  follow(changed: readonly UserSkill[], session: Session): Promise<void>;
}

export function createUserSkillRepository({ connection }: Pick<Store, 'connection'>, { countCache, follow }: Options) {
  const claims = userSkillModel(connection);

  async function listOfPerson(userId: string, request: PageRequest): Promise<Page<UserSkill>> {
    const page = await findPage(claims, {
      ...request,
      filter: { 'person.id': userId },
      sort: { order: 1 },
      isUnique: true,
      omit: ['state', 'decidedAt', 'terms'],
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** What a person can show, by category and level. */
  async function listEndorsedOf(userId: string, limit: number): Promise<UserSkill[]> {
    const found = await claims
      .find({ 'person.id': userId, state: 'endorsed' }, STORED)
      .sort({ order: 1 })
      .limit(limit)
      .lean<UserSkillDocument[]>();
    return found.map(fromDocument);
  }

  async function countOfPerson(userId: string): Promise<SkillCounts> {
    const found = await claims.aggregate<{ _id: ClaimState; count: number }>([
      { $match: { 'person.id': userId } },
      { $group: { _id: '$state', count: { $sum: 1 } } },
    ]);
    const none: SkillCounts = { claimed: 0, endorsed: 0, returned: 0 };
    return { ...none, ...Object.fromEntries(found.map(({ _id, count }) => [_id, count])) };
  }

  /** Those that wait longest first, or last. */
  async function listWaiting({ types, unit, without, q, order, ...request }: Waiting): Promise<Page<UserSkill>> {
    const page = await findPage(claims, {
      ...request,
      filter: { state: 'claimed', ...ofOthers({ types, unit, without }), ...termFilterOf(q) },
      sort: { submittedAt: order === 'newest' ? -1 : 1 },
      omit: DERIVED,
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** The latest decision first. */
  async function listEndorsed({ types, unit, without, q, ...request }: OfTypes): Promise<Page<UserSkill>> {
    const page = await findPage(claims, {
      ...request,
      filter: { state: 'endorsed', ...ofOthers({ types, unit, without }), ...termFilterOf(q) },
      sort: { decidedAt: -1 },
      omit: ['state', 'order', 'terms'],
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function find(id: string, session: Session | null = null): Promise<UserSkill | null> {
    const query = claims.findById(id, STORED).session(session);
    const found = await query.lean<UserSkillDocument>();
    return found && fromDocument(found);
  }

  async function findMany(ids: readonly string[], session: Session): Promise<UserSkill[]> {
    const found = await claims
      .find({ _id: { $in: [...ids] } }, STORED)
      .session(session)
      .lean<UserSkillDocument[]>();
    return found.map(fromDocument);
  }

  /** The claims that these people have of one skill. */
  async function findOfSkill(skillId: string, userIds: readonly string[], session: Session): Promise<UserSkill[]> {
    const found = await claims
      .find({ 'person.id': { $in: [...userIds] }, 'skill.id': skillId }, STORED)
      .session(session)
      .lean<UserSkillDocument[]>();
    return found.map(fromDocument);
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<UserSkillDocument>(claims, (claim) => ({ order: orderOf(claim), terms: termsOf(claim) }));

  /** Claims of earlier builds know only the name of the unit of their position. */
  async function addUnits(findUnits: (positionIds: readonly string[]) => Promise<Map<string, string>>): Promise<void> {
    const without = { 'position.unitId': null };
    const units = await findUnits(await claims.distinct('position.id', without));
    const updates = [...units].map(([id, unitId]) => ({
      updateMany: { filter: { ...without, 'position.id': id }, update: { $set: { 'position.unitId': unitId } } },
    }));
    if (updates.length > 0) await claims.bulkWrite(updates, { ordered: false });
  }

  /** Those of these skills that a person claims. */
  async function findClaimed(userId: string, skillIds: readonly string[]): Promise<string[]> {
    const found = await claims
      .find({ 'person.id': userId, 'skill.id': { $in: [...skillIds] } }, { 'skill.id': 1 })
      .lean<Pick<UserSkillDocument, 'skill'>[]>();
    return found.map(({ skill }) => skill.id);
  }

  /** How many of these people have which skill at which level; what was returned does not count. */
  async function countOfPeople(userIds: readonly string[], limit: number): Promise<SkillCount[]> {
    const states: ClaimState[] = ['claimed', 'endorsed'];
    const level = { skill: '$skill.id', level: '$level', state: '$state' };
    const found = await claims.aggregate<
      { _id: Pick<SkillCount, 'level' | 'state'> } & Omit<SkillCount, 'level' | 'state'>
    >([
      { $match: { 'person.id': { $in: [...userIds] }, state: { $in: states } } },
      { $group: { _id: level, skill: { $first: '$skill' }, count: { $sum: 1 } } },
      { $limit: limit },
    ]);
    return found.map(({ _id, skill, count }) => ({ skill, count, level: _id.level, state: _id.state }));
  }

  async function add(claim: UserSkill, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const filter = { 'person.id': claim.person.id, 'skill.id': claim.skill.id };
    if (await claims.exists(filter).session(session)) throw new DomainError('SKILL.ALREADY_CLAIMED');
    try {
      await claims.insertMany([toDocument(claim)], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('SKILL.ALREADY_CLAIMED');
      throw error;
    }
  }

  async function change(changed: readonly UserSkill[], session: Session): Promise<void> {
    if (changed.length === 0) return;
    afterCommit(session, countCache.invalidate);
    const updates = changed.map((claim) => {
      const { _id, ...fields } = toDocument(claim);
      return { updateOne: { filter: { _id }, update: { $set: fields } } };
    });
    await claims.bulkWrite(updates, { session });
    await follow(changed, session);
  }

  async function remove(claim: UserSkill, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await claims.deleteOne({ _id: claim.id }, { session });
    if (stateOf(claim) === 'endorsed') await follow([claim], session);
  }

  /** Their versions stay: what they say of the skill did not change. */
  async function syncPersonDetails(
    { id, name, username, studentId }: UserSkill['person'],
    session: Session,
  ): Promise<void> {
    const person = { id, name, username, studentId };
    const found = await claims.find({ 'person.id': id }, STORED).session(session).lean<UserSkillDocument[]>();
    const updates = found.map((document) => {
      const claim = { ...fromDocument(document), person };
      return { updateOne: { filter: { _id: claim.id }, update: { $set: { person, terms: termsOf(claim) } } } };
    });
    if (updates.length > 0) await claims.bulkWrite(updates, { session, ordered: false });
  }

  return {
    renewListFields,
    addUnits,
    listOfPerson,
    listEndorsedOf,
    countOfPerson,
    listWaiting,
    listEndorsed,
    find,
    findMany,
    findOfSkill,
    findClaimed,
    countOfPeople,
    add,
    change,
    remove,
    syncPersonDetails,
  };
}

/** Without a condition on types where it would be true of all, so that one index gives the order. */
function ofOthers({ types, unit, without }: Pick<OfTypes, 'types' | 'unit' | 'without'>): object {
  const isAny = types.length === SKILL_TYPES.length;
  return {
    ...(!isAny && { 'skill.type': { $in: [...types] } }),
    ...(unit !== undefined && { 'position.unitId': unit }),
    'person.id': { $ne: without },
  };
}

function termsOf({ person, skill }: Pick<UserSkill, 'person' | 'skill'>): string[] {
  return searchTermsOf(skill.name, skill.category, person.name, person.studentId ?? '');
}

function orderOf({ skill, level }: Pick<UserSkill, 'skill' | 'level'>): string {
  const rank = PROFICIENCY_LEVELS.length - PROFICIENCY_LEVELS.indexOf(level);
  return [skill.category, String(rank), skill.name].map(foldText).join('/');
}

function toDocument({ id, ...claim }: UserSkill): UserSkillDocument {
  const decidedAt = claim.decision?.at ?? null;
  return { ...claim, _id: id, state: stateOf(claim), decidedAt, order: orderOf(claim), terms: termsOf(claim) };
}

function fromDocument(document: UserSkillDocument): UserSkill {
  const { _id: id, state: _state, decidedAt: _at, order: _order, terms: _terms, ...claim } = document;
  return { id, ...claim };
}
