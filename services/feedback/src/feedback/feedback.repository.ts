import type { QueryOf, UnitRef, calls } from '@portal/contracts';
import type { CountCache, Page, PageRequest, Session, Store } from '@portal/service-kit';
import { afterCommit, findPage, queryTermsOf, searchTermsOf } from '@portal/service-kit';
import type { Feedback } from './feedback.domain';
import type { FeedbackDocument } from './feedback.model';
import { feedbackModel } from './feedback.model';

export interface FeedbackSelection extends Pick<
  QueryOf<typeof calls.listFeedback>,
  'status' | 'type' | 'target_type' | 'q'
> {
  owners?: readonly string[];
}

export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>;

export function createFeedbackRepository({ connection }: Pick<Store, 'connection'>, countCache: CountCache) {
  const model = feedbackModel(connection);

  /** Newest first. */
  async function list(selection: FeedbackSelection, request: PageRequest): Promise<Page<Feedback>> {
    const page = await findPage(model, {
      ...request,
      filter: filterOf(selection),
      sort: { createdAt: -1 },
      omit: ['terms'],
      countCache,
    });
    return { ...page, items: page.items.map(fromDocument) };
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

  /** False when somebody else resolved it first. */
  async function resolve({ id, version, resolution }: Feedback, session: Session): Promise<boolean> {
    afterCommit(session, countCache.invalidate);
    const { modifiedCount } = await model.updateOne(
      { _id: id, isResolved: false },
      { $set: { version, resolution, isResolved: true } },
      { session },
    );
    return modifiedCount === 1;
  }

  /** What the entries say of what they are about as it is called now; their versions stay. */
  async function syncUnitDetails(unit: UnitRef, session: Session): Promise<void> {
    afterCommit(session, countCache.invalidate);
    const held = await model
      .find({ 'target.unit.id': unit.id }, { target: 1 })
      .session(session)
      .lean<Pick<FeedbackDocument, '_id' | 'target'>[]>();
    if (held.length === 0) return;
    const updates = held.map(({ _id, target: { type, id, name } }) => {
      const target = { type, id, name: type === 'Organization Unit' ? unit.name : name, unit };
      return { updateOne: { filter: { _id }, update: { $set: { target, terms: termsOf(target) } } } };
    });
    await model.bulkWrite(updates, { session });
  }

  return { list, find, add, resolve, syncUnitDetails };
}

function termsOf({ name, unit }: Feedback['target']): string[] {
  return searchTermsOf(name, unit?.name ?? '');
}

function filterOf({ status, type, target_type: targetType, q, owners }: FeedbackSelection): object {
  const terms = queryTermsOf(q ?? '');
  return {
    ...(status && { isResolved: status === 'Resolved' }),
    ...(type && { type }),
    ...(targetType && { 'target.type': targetType }),
    ...(terms.length > 0 && { $and: terms.map((term) => ({ terms: term })) }),
    ...(owners && { owner: { $in: [...owners] } }),
  };
}

function fromDocument({ _id, isResolved: _resolved, terms: _terms, ...feedback }: FeedbackDocument): Feedback {
  const { target } = feedback;
  return { ...feedback, id: _id, target: { ...target, unit: target.unit ?? null } };
}
