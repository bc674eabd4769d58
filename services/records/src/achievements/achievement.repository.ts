import {
  ACHIEVEMENT_TYPES,
  type AchievementCounts,
  type AchievementState,
  type AchievementType,
  type WaitingOrder,
} from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, createCounter, findPage, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';
import type { CampusEvent } from '../campus-events/campus-event.domain';
import { stateOf, type Achievement } from './achievement.domain';
import { achievementModel, type AchievementDocument } from './achievement.model';

export interface OwnSelection extends PageRequest {
  state?: AchievementState | undefined;
  type?: AchievementType | undefined;
}

export interface JudgedSelection extends PageRequest {
  types: readonly AchievementType[];
  /** Those that come from the events of this unit. */
  unitId?: string | undefined;
  eventId?: string | undefined;
  /** Whose own are left out. */
  without: string;
  q?: string | undefined;
}

const DERIVED = ['state', 'decidedAt', 'terms'] as const;
const STORED = Object.fromEntries(DERIVED.map((field) => [field, 0 as const]));

export type AchievementRepository = ReturnType<typeof createAchievementRepository>;

export function createAchievementRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const achievements = achievementModel(connection);
  const numbers = createCounter({ connection }, 'achievement_counts');

  /** Newest first. */
  async function listOfPerson(userId: string, { state, type, ...request }: OwnSelection): Promise<Page<Achievement>> {
    const filter = { 'person.id': userId, ...(state && { state }), ...(type && { type }) };
    return pageOf(filter, { createdAt: -1 }, request);
  }

  /** The first verified ones of a person, newest first. */
  async function listVerifiedOf(userId: string, limit: number): Promise<Achievement[]> {
    const found = await achievements
      .find({ 'person.id': userId, state: 'verified' }, STORED)
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<AchievementDocument[]>();
    return found.map(fromDocument);
  }

  async function findLatestOf(userId: string): Promise<Achievement | null> {
    const found = await achievements
      .findOne({ 'person.id': userId }, STORED)
      .sort({ createdAt: -1, _id: -1 })
      .lean<AchievementDocument>();
    return found && fromDocument(found);
  }

  async function countOfPerson(userId: string): Promise<AchievementCounts> {
    const found = await achievements.aggregate<{ _id: AchievementState; count: number }>([
      { $match: { 'person.id': userId } },
      { $group: { _id: '$state', count: { $sum: 1 } } },
    ]);
    const none: AchievementCounts = { pending: 0, verified: 0, returned: 0 };
    return { ...none, ...Object.fromEntries(found.map(({ _id, count }) => [_id, count])) };
  }

  /** Those that wait longest first, or last. */
  async function listWaiting({
    order,
    ...selection
  }: JudgedSelection & { order: WaitingOrder }): Promise<Page<Achievement>> {
    const sort = { submittedAt: order === 'newest' ? -1 : 1 } as const;
    return pageOf({ state: 'pending', ...filterOf(selection) }, sort, selection);
  }

  /** The latest decision first. */
  async function listVerified(selection: JudgedSelection): Promise<Page<Achievement>> {
    return pageOf({ state: 'verified', ...filterOf(selection) }, { decidedAt: -1 }, selection);
  }

  async function pageOf(
    filter: object,
    sort: Partial<Record<'createdAt' | 'submittedAt' | 'decidedAt', 1 | -1>>,
    { limit, cursor }: PageRequest,
  ): Promise<Page<Achievement>> {
    const omit = DERIVED.filter((field) => !(field in sort));
    const page = await findPage(achievements, { limit, cursor, filter, sort, omit, countCache });
    return { ...page, items: page.items.map(fromDocument) };
  }

  async function find(id: string, session: Session | null = null): Promise<Achievement | null> {
    const query = achievements.findById(id, STORED).session(session);
    const found = await query.lean<AchievementDocument>();
    return found && fromDocument(found);
  }

  async function findMany(ids: readonly string[], session: Session): Promise<Achievement[]> {
    const found = await achievements
      .find({ _id: { $in: [...ids] } }, STORED)
      .session(session)
      .lean<AchievementDocument[]>();
    return found.map(fromDocument);
  }

  /** Those that are withdrawn keep their number. */
  const nextNumber = (year: number, session: Session) => numbers.take(String(year), session);

  async function add(achievement: Achievement, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await achievements.insertMany([toDocument(achievement)], { session });
  }

  async function change(changed: readonly Achievement[], session: Session): Promise<void> {
    if (changed.length === 0) return;
    afterCommit(session, countCache.invalidate);
    const updates = changed.map((achievement) => {
      const { _id, ...fields } = toDocument(achievement);
      return { updateOne: { filter: { _id }, update: { $set: fields } } };
    });
    await achievements.bulkWrite(updates, { session });
  }

  async function remove(id: string, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    await achievements.deleteOne({ _id: id }, { session });
  }

  /** Their versions stay: what they say of what was achieved did not change. */
  async function syncPersonDetails({ id, name, username, studentId }: Achievement['person'], session: Session) {
    const person = { id, name, username, studentId };
    const found = await achievements.find({ 'person.id': id }, STORED).session(session).lean<AchievementDocument[]>();
    const updates = found.map((document) => {
      const achievement = { ...fromDocument(document), person };
      const renamed = { person, terms: termsOf(achievement) };
      return { updateOne: { filter: { _id: achievement.id }, update: { $set: renamed } } };
    });
    if (updates.length > 0) await achievements.bulkWrite(updates, { session, ordered: false });
  }

  async function syncEventDetails({ id, title, unit }: CampusEvent, session: Session): Promise<void> {
    await achievements.updateMany({ 'event.id': id }, { $set: { event: { id, title, unit } } }, { session });
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<AchievementDocument>(achievements, (achievement) => ({ terms: termsOf(achievement) }));

  return {
    renewListFields,
    listOfPerson,
    listVerifiedOf,
    findLatestOf,
    countOfPerson,
    listWaiting,
    listVerified,
    find,
    findMany,
    nextNumber,
    add,
    change,
    remove,
    syncPersonDetails,
    syncEventDetails,
  };
}

/** Without a condition on types where it would be true of all, so that one index gives the order. */
function filterOf({ types, unitId, eventId, without, q }: JudgedSelection): object {
  return {
    ...(types.length < ACHIEVEMENT_TYPES.length && { type: { $in: [...types] } }),
    ...(unitId !== undefined && { 'event.unit.id': unitId }),
    ...(eventId !== undefined && { 'event.id': eventId }),
    'person.id': { $ne: without },
    ...termFilterOf(q),
  };
}

function termsOf({ person, title, category, code }: Omit<Achievement, 'id'>): string[] {
  return searchTermsOf(title, category, person.name, person.studentId ?? '', code);
}

function toDocument({ id, ...achievement }: Achievement): AchievementDocument {
  const derived = { state: stateOf(achievement), decidedAt: achievement.decision?.at ?? null };
  return { ...achievement, _id: id, ...derived, terms: termsOf(achievement) };
}

function fromDocument(document: AchievementDocument): Achievement {
  const { _id: id, state: _state, decidedAt: _at, terms: _terms, ...achievement } = document;
  return { id, ...achievement };
}
