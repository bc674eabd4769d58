import type { Page, PageRequest, Session, Store, CountCache } from '@portal/service-kit';
import { pageOf, positionOf, searchTermsOf } from '@portal/service-kit';
import type { Feedback } from './domain';
import type { FeedbackDocument } from './model';
import { feedbackModel } from './model';
import type { FeedbackSelection } from './selection.domain';
import { conditionOf, indexFor } from './selection.domain';

type Entries = ReturnType<typeof feedbackModel>;

export type FeedbackRepository = ReturnType<typeof createFeedbackRepository>;

export function createFeedbackRepository({ connection }: Pick<Store, 'connection'>, totals: CountCache) {
  const entries = feedbackModel(connection);
  return {
    page: page(entries, totals),
    find: find(entries),
    add: add(entries, totals),
    resolve: resolve(entries, totals),
  };
}

/** Newest first, from where the cursor points: a deep page costs what the first does. */
const page =
  (entries: Entries, totals: CountCache) =>
  async (selection: FeedbackSelection, { limit, cursor }: PageRequest): Promise<Page<Feedback>> => {
    const chosen = conditionOf(selection);
    const hint = indexFor(selection);
    const query = entries
      .find({ ...chosen, ...before(cursor) }, { terms: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit + 1);
    const [found, total] = await Promise.all([
      (hint ? query.hint(hint) : query).lean<FeedbackDocument[]>(),
      totals.get(chosen, async () => entries.countDocuments(chosen, hint && { hint })),
    ]);
    return pageOf(found.map(fromDocument), total, limit, ({ createdAt, id }) => ({ value: createdAt.getTime(), id }));
  };

const find =
  (entries: Entries) =>
  async (id: string, session: Session | null = null): Promise<Feedback | null> => {
    const found = await entries.findById(id, { terms: 0 }).session(session).lean<FeedbackDocument>();
    return found && fromDocument(found);
  };

/** A transaction that is tried again has one session. */
const forgetAfter = (totals: CountCache, session: Session) => {
  if (!session.listeners('ended').includes(totals.invalidate)) session.once('ended', totals.invalidate);
};

const add =
  (entries: Entries, totals: CountCache) =>
  async ({ id, ...feedback }: Feedback, session: Session): Promise<void> => {
    forgetAfter(totals, session);
    const { name, unit } = feedback.target;
    const terms = searchTermsOf(name, unit?.name ?? '');
    await entries.create([{ ...feedback, _id: id, isResolved: false, terms }], { session });
  };

/** False when somebody else resolved it first. */
const resolve =
  (entries: Entries, totals: CountCache) =>
  async ({ id, version, resolution }: Feedback, session: Session): Promise<boolean> => {
    forgetAfter(totals, session);
    const { modifiedCount } = await entries.updateOne(
      { _id: id, isResolved: false },
      { $set: { version, resolution, isResolved: true } },
      { session },
    );
    return modifiedCount === 1;
  };

function before(cursor: string | undefined) {
  const position = positionOf(cursor, 'number');
  if (!position) return {};
  const at = new Date(position.value);
  return { createdAt: { $lte: at }, $or: [{ createdAt: { $lt: at } }, { _id: { $lt: position.id } }] };
}

function fromDocument({ _id, isResolved: _resolved, terms: _terms, ...feedback }: FeedbackDocument): Feedback {
  const { target } = feedback;
  return { ...feedback, id: _id, target: { ...target, unit: target.unit ?? null } };
}
