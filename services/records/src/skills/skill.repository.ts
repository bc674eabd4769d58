import { foldName, SKILL_TYPES, type SkillType, type WaitingOrder } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import {
  afterCommit,
  createCounter,
  findPage,
  isDuplicateKey,
  renewFields,
  searchTermsOf,
  termFilterOf,
} from '@portal/service-kit';
import { DomainError } from '@portal/service-kit/errors';
import { gramsOf, type Skill } from './skill.domain';
import { skillModel, type SkillDocument } from './skill.model';

interface Selection extends PageRequest {
  q?: string | undefined;
}

const EVERYBODY = 'everybody';
const DERIVED = ['key', 'state', 'seenBy', 'touches', 'terms', 'grams'] as const;
const STORED = Object.fromEntries(DERIVED.map((field) => [field, 0 as const]));
/** Names are compared in memory, so many at most. */
const MAX_COMPARED = 500;

export type SkillRepository = ReturnType<typeof createSkillRepository>;

export function createSkillRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const skills = skillModel(connection);
  const numbers = createCounter({ connection }, 'skill_counts');

  /** Those that a person sees, by name. */
  async function list(userId: string, { q, ...request }: Selection): Promise<Page<Skill>> {
    const page = await findPage(skills, {
      ...request,
      filter: { ...seenBy(userId), ...termFilterOf(q) },
      sort: { key: 1 },
      isUnique: true,
      omit: ['state', 'seenBy', 'touches', 'terms', 'grams'],
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** Those that a person sees and whose name has a part of this one. */
  async function listSimilar(userId: string, name: string): Promise<Skill[]> {
    const found = await skills
      .find({ grams: { $in: gramsOf(name) }, ...seenBy(userId) }, STORED)
      .limit(MAX_COMPARED)
      .lean<SkillDocument[]>();
    return found.map(fromDocument);
  }

  /** To be endorsed, without what the person proposed; those that wait longest first, or last. */
  async function listProposed(
    types: readonly SkillType[],
    userId: string,
    { q, order, ...request }: Selection & { order: WaitingOrder },
  ): Promise<Page<Skill>> {
    const page = await findPage(skills, {
      ...request,
      filter: { state: 'proposed', ...ofTypes(types), proposers: { $ne: userId }, ...termFilterOf(q) },
      sort: { createdAt: order === 'newest' ? -1 : 1 },
      omit: DERIVED,
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function find(id: string, session: Session | null = null): Promise<Skill | null> {
    const query = skills.findById(id, STORED).session(session);
    const found = await query.lean<SkillDocument>();
    return found && fromDocument(found);
  }

  /** Writes to the skill, so that of two transactions that do one waits and then sees what the other did. */
  async function touch(id: string, session: Session): Promise<void> {
    await skills.updateOne({ _id: id }, { $inc: { touches: 1 } }, { session });
  }

  async function findEndorsed(ids: readonly string[]): Promise<Skill[]> {
    const found = await skills.find({ _id: { $in: [...ids] }, state: 'endorsed' }, STORED).lean<SkillDocument[]>();
    return found.map(fromDocument);
  }

  async function findNamed(name: string, session: Session): Promise<Skill | null> {
    const found = await skills
      .findOne({ key: foldName(name) }, STORED)
      .session(session)
      .lean<SkillDocument>();
    return found && fromDocument(found);
  }

  const nextNumber = (session: Session) => numbers.take('skills', session);

  async function add(skill: Skill, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    try {
      await skills.insertMany([toDocument(skill)], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('SKILL.EXISTS');
      throw error;
    }
  }

  async function change(skill: Skill, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const { _id, ...fields } = toDocument(skill);
    await skills.updateOne({ _id }, { $set: fields }, { session });
  }

  async function syncPersonDetails({ id, name }: Skill['createdBy'], session: Session): Promise<void> {
    await skills.updateMany({ 'createdBy.id': id }, { $set: { 'createdBy.name': name } }, { session });
  }

  /** Names of earlier builds get the keys of today. A skill whose key another one has keeps its own. */
  async function renewKeys(): Promise<void> {
    const found = await skills.find({}, { name: 1, key: 1 }).sort({ _id: 1 }).lean<SkillDocument[]>();
    for (const { _id, name, key } of found) {
      if (key === foldName(name) || (await skills.exists({ key: foldName(name) }))) continue;
      await skills.updateOne({ _id }, { $set: { key: foldName(name) } });
    }
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<SkillDocument>(skills, ({ name, category }) => ({
      terms: searchTermsOf(name, category),
      grams: gramsOf(name),
    }));

  return {
    list,
    renewListFields,
    listSimilar,
    listProposed,
    find,
    touch,
    findEndorsed,
    findNamed,
    nextNumber,
    add,
    change,
    syncPersonDetails,
    renewKeys,
  };
}

const seenBy = (userId: string) => ({ seenBy: { $in: [EVERYBODY, userId] } });

/** Without a condition where it would be true of all, so that one index gives the order. */
function ofTypes(types: readonly SkillType[]): object {
  return types.length === SKILL_TYPES.length ? {} : { type: { $in: [...types] } };
}

function toDocument({ id, ...skill }: Skill): SkillDocument {
  const { name, category, decision, proposers } = skill;
  return {
    ...skill,
    _id: id,
    key: foldName(name),
    state: decision?.outcome ?? 'proposed',
    seenBy: decision ? (decision.outcome === 'endorsed' ? [EVERYBODY] : []) : proposers,
    terms: searchTermsOf(name, category),
    grams: gramsOf(name),
  };
}

function fromDocument(document: SkillDocument): Skill {
  const { _id: id, key: _key, state: _state, seenBy: _seenBy, touches: _touches, ...rest } = document;
  const { terms: _terms, grams: _grams, ...skill } = rest;
  return { id, ...skill };
}
