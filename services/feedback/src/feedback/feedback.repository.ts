import type { OwnFeedbackCounts, QueryOf, UnitRef, calls } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, findPage, renewFields, searchTermsOf, termFilterOf } from '@portal/service-kit';
import { rangeOfDays } from '@portal/service-kit/institute-time';
import { shownTargetOf, type ShownTarget, type Target, type TargetRef } from '../targets/target.domain';
import type { Feedback } from './feedback.domain';
import type { FeedbackDocument } from './feedback.model';
import { feedbackModel } from './feedback.model';

export interface FeedbackSelection extends Pick<
  QueryOf<typeof calls.listFeedback>,
  'status' | 'type' | 'target_type' | 'q' | 'unit' | 'category' | 'from' | 'to'
> {
  owners?: readonly string[];
}

const COMPLETED_AT_ONCE = 500;

export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>;

export function createFeedbackRepository(
  { connection }: Pick<Store, 'connection'>,
  { countCache, timeZone }: { countCache: CountCache; timeZone: string },
) {
  const model = feedbackModel(connection);

  /** Newest first. */
  async function list(selection: FeedbackSelection, request: PageRequest): Promise<Page<Feedback>> {
    const page = await findPage(model, {
      ...request,
      filter: filterOf(selection, timeZone),
      sort: { createdAt: -1 },
      omit: ['terms'],
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
  }

  /** What was given under these owners. */
  async function countOf(owners: readonly string[]): Promise<OwnFeedbackCounts> {
    const found = await model.aggregate<{ _id: boolean; count: number }>([
      { $match: { owner: { $in: [...owners] } } },
      { $group: { _id: '$isResolved', count: { $sum: 1 } } },
    ]);
    const countWhere = (isResolved: boolean) => found.find(({ _id }) => _id === isResolved)?.count ?? 0;
    const resolved = countWhere(true);
    return { given: resolved + countWhere(false), resolved };
  }

  async function find(id: string, session: Session | null = null): Promise<Feedback | null> {
    const found = await model.findById(id, { terms: 0 }).session(session).lean<FeedbackDocument>();
    return found && fromDocument(found);
  }

  async function add({ id, ...feedback }: Feedback, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const terms = termsOf(feedback.target);
    await model.create([{ ...feedback, _id: id, isResolved: false, terms }], { session });
  }

  /** False when it was already resolved. */
  async function resolve({ id, version, resolution }: Feedback, session: Session): Promise<boolean> {
    afterCommit(session, countCache.invalidate);
    const { modifiedCount } = await model.updateOne(
      { _id: id, isResolved: false },
      { $set: { version, resolution, isResolved: true } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** What entries say of what they are about, and of who signed them, as it is called now; their versions stay. */
  async function follow(target: ShownTarget, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const { type, id, name, username, unit } = target;
    await model.updateMany({ 'target.id': id, 'target.type': type }, { $set: shownOf(target) }, { session });
    if (type === 'User') {
      const signed = { $set: { 'author.name': name, ...(username !== undefined && { 'author.username': username }) } };
      await model.updateMany({ owner: id, 'author.id': id }, signed, { session });
    }
    if (type === 'Organization Unit' && unit) await followUnit(unit, session);
  }

  /** Units below it say what it is called, and whatever belongs to it says more. */
  async function followUnit(unit: UnitRef, session: Session): Promise<void> {
    await model.updateMany({ 'target.parent.id': unit.id }, { $set: { 'target.parent.name': unit.name } }, { session });
    const held = await model
      .find({ 'target.unit.id': unit.id, 'target.type': { $ne: 'Organization Unit' } }, { target: 1 })
      .session(session)
      .lean<Pick<FeedbackDocument, '_id' | 'target'>[]>();
    if (held.length === 0) return;
    const updates = held.map(({ _id, target }) => ({
      updateOne: { filter: { _id }, update: { $set: shownOf({ parent: null, ...target, unit }) } },
    }));
    await model.bulkWrite(updates, { session });
  }

  /** Completes entries of earlier builds by what is known of their targets; answers how many. */
  async function completeEarlier(find: (refs: readonly TargetRef[]) => Promise<Target[]>): Promise<number> {
    for (let completed = 0; ;) {
      const earlier = await model
        .find({ 'target.parent': { $exists: false } }, { target: 1, author: 1 })
        .limit(COMPLETED_AT_ONCE)
        .lean<Pick<FeedbackDocument, '_id' | 'target' | 'author'>[]>();
      if (earlier.length === 0) return completed;
      const refs = earlier.flatMap(({ target, author }) => [
        target,
        ...(author ? [{ type: 'User' as const, id: author.id }] : []),
      ]);
      const known = new Map((await find(refs)).map((target) => [`${target.type}/${target.id}`, target]));
      const updates = earlier.map(({ _id, target, author }) => {
        const shown = shownOf(known.get(`${target.type}/${target.id}`) ?? { unit: null, ...target, parent: null });
        const { name, username } = known.get(`User/${author?.id}`) ?? {};
        const signed = author && { author: { ...author, ...(name && { name }), ...(username && { username }) } };
        return {
          updateOne: {
            filter: { _id, 'target.parent': { $exists: false } },
            update: { $set: { ...shown, ...signed } },
          },
        };
      });
      await model.bulkWrite(updates);
      completed += earlier.length;
    }
  }

  /** Rows of earlier builds are found and sorted as today's. */
  const renewListFields = () =>
    renewFields<FeedbackDocument>(model, ({ target: { unit = null, ...target } }) => ({
      terms: termsOf({ ...target, unit }),
    }));

  return { list, countOf, find, add, resolve, follow, completeEarlier, renewListFields };
}

function shownOf(target: ShownTarget): Pick<FeedbackDocument, 'target' | 'terms'> {
  return { target: shownTargetOf(target), terms: termsOf(target) };
}

function termsOf({ name, unit }: Pick<Feedback['target'], 'name' | 'unit'>): string[] {
  return searchTermsOf(name, unit?.name ?? '');
}

function filterOf(selection: FeedbackSelection, timeZone: string): object {
  const { status, type, target_type: targetType, q, unit, category, owners } = selection;
  const { start, end } = rangeOfDays(selection, timeZone);
  return {
    ...(status && { isResolved: status === 'Resolved' }),
    ...(type && { type }),
    ...(targetType && { 'target.type': targetType }),
    ...(unit && { 'target.unit.id': unit }),
    ...(category && { 'target.unit.category': category }),
    ...((start ?? end) && { createdAt: { ...(start && { $gte: start }), ...(end && { $lt: end }) } }),
    ...termFilterOf(q),
    ...(owners && { owner: { $in: [...owners] } }),
  };
}

function fromDocument({ _id, isResolved: _resolved, terms: _terms, ...feedback }: FeedbackDocument): Feedback {
  const { unit = null, parent = null, ...target } = feedback.target;
  return { id: _id, ...feedback, target: { ...target, unit, parent } };
}
